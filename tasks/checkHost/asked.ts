import type { CallDefinition } from '@/contract';
import { channelCalls } from '@/contract/channel';
import { contentCalls } from '@/contract/content';
import { documentCalls } from '@/contract/document';
import { helpCalls } from '@/contract/help';
import { proposeCalls } from '@/contract/propose';
import { routeCalls } from '@/contract/route';
import { systemCalls } from '@/contract/system';
import { upgradeCalls } from '@/contract/upgrade';

/** A call that needs no login and changes nothing. */
export interface Asked {
  readonly definition: CallDefinition;
  readonly request: object;
}

const READER = { plateform: '1-1-8', appUserId: '', phone: '' };
const ask = (definition: CallDefinition, request: object): Asked => ({ definition, request });

/** Of each way in which a request travels, several: without and with an access token, in clear and sealed. */
export const ASKED: readonly Asked[] = [
  ask(routeCalls.routePolicyList, { minVersion: '226', loanType: 'YQDC001', releaseChannel: '1-1-8' }),
  ask(upgradeCalls.hotUpdateList, { minVersion: '226', wgtVersion: '2.2.6', terminal: 'h5' }),
  ask(contentCalls.noticeList, { ...READER, isHome: 'N', pageNum: '1', pageSize: '999', minVersion: '226' }),
  ask(contentCalls.functionalAreaList, { loanType: 'YQDC001', minVersion: '226' }),
  ask(contentCalls.operationList, {
    ...{ loginState: '0', page: '01', loanType: 'YQDC001', minVersion: '226', channel: '1-1-8' },
  }),
  ask(helpCalls.catalogThreeTop, { productType: 'YQDC001', channel: '1-1-8' }),
  ask(helpCalls.catalogListTree, { productType: 'YQDC001', channel: '1-1-8' }),
  ask(documentCalls.contractText, { id: 'privacy' }),
  ask(proposeCalls.proposeTypes, {}),
  ask(systemCalls.getRandomValue, {}),
  ask(systemCalls.getRedisValueByKey, { key: 'service.hours' }),
  ask(channelCalls.getRouteChannel, { platform: '1-1-8' }),
];
