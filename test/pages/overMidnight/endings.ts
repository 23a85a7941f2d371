import type { GenericSchema } from 'valibot';
import { calls, type CallDefinition, type CallName } from '@/contract';
import { instant } from '@/contract/fields';
import { date } from '@/contract/flowFields';

/** Every day and time of an answer by its field's name: it ends a right or a price, or it is what was and stays. */
export const TIMES: Readonly<Record<string, 'ends' | 'was'>> = {
  ...{ date: 'ends', dueAt: 'ends', dueDate: 'ends', dueOn: 'ends', endsAt: 'ends', endsOn: 'ends' },
  ...{ expiresAt: 'ends', expiresOn: 'ends', heldUntil: 'ends', idCardValidTo: 'ends', lastDay: 'ends' },
  ...{ leavingUntil: 'ends', nextDueDate: 'ends', plannedOn: 'ends', retryDate: 'ends', signedUntil: 'ends' },
  ...{ today: 'ends', validTo: 'ends' },
  ...{ askedAt: 'was', at: 'was', bookedAt: 'was', boundOn: 'was', changedAt: 'was', countedOn: 'was' },
  ...{ decidedAt: 'was', drawnOn: 'was', effectiveOn: 'was', frozenAt: 'was', interestFrom: 'was' },
  ...{ issuedAt: 'was', joinedAt: 'was', now: 'was', on: 'was', paidOn: 'was', protocolOn: 'was' },
  ...{
    provedAt: 'was',
    recordedAt: 'was',
    registeredOn: 'was',
    settledOn: 'was',
    signedAt: 'was',
    signedOn: 'was',
  },
  ...{ startsOn: 'was', submittedAt: 'was', transferredAt: 'was', uploadedAt: 'was', validFrom: 'was' },
  ...{ verifiedAt: 'was' },
};

/** Lists that leave out what cannot be read do not show their items' fields: these say it for them. */
export const LENIENT: Partial<Readonly<Record<CallName, 'ends' | 'was'>>> = {
  ...{ queryCoupon: 'ends', queryTripartiteCoupon: 'ends', dataExportAsk: 'ends', dataExportList: 'ends' },
  ...{ queryProdSts: 'was', noticeList: 'was', operationList: 'was', functionalAreaList: 'was' },
  ...{ personalNotices: 'was', upgrade: 'was', hotUpdateList: 'was', queryCreditConf: 'was' },
  ...{ queryBankList: 'was', qrySupportBankList: 'was', queryLoanUnion: 'was', queryCustQuota: 'was' },
  ...{ queryLoanPopup: 'was', queryRegions: 'was', queryPlaces: 'was', queryPendingRepayment: 'was' },
  ...{ queryLoanState: 'was', queryLoanRecordInfo: 'was', raiseRecords: 'ends', contractText: 'was' },
  ...{ agreementList: 'was', homePopup: 'was', newHomePopup: 'was', routePolicyList: 'was' },
  ...{ empowerState: 'was', queryUserInfo: 'was', showUserInfo: 'was', queryAllProprietaryProducts: 'was' },
  ...{
    noticeSwitches: 'was',
    switchNotice: 'was',
    wechatTopics: 'was',
    answerWechatTopics: 'was',
    logOffState: 'was',
    catalogThreeTop: 'was',
  },
  ...{ catalogListTree: 'was', securityState: 'was', getUserProdSts: 'was', getUserProdStsAndfunc: 'was' },
  ...{ disciplinaryData: 'was', getOperationList: 'was', positionList: 'was', mediaInfo: 'was' },
  ...{ proposeTypes: 'was' },
};

/** What a schema of valibot is made of. */
interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly wrapped?: Parts;
  readonly pipe?: readonly Parts[];
  readonly options?: readonly unknown[];
}

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && 'type' in value;

interface Found {
  readonly times: Set<string>;
  lenient: boolean;
}

function look(schema: Parts, name: string, found: Found): void {
  if (schema === (date as Parts) || schema === (instant as Parts)) return void found.times.add(name);
  const { entries = {}, item, wrapped, pipe = [], options = [] } = schema;
  if (pipe[0]?.item?.type === 'unknown') found.lenient = true;
  for (const [field, part] of Object.entries(entries)) look(part, field, found);
  const within = [item, wrapped, ...pipe.filter((part) => part !== schema), ...options];
  // The first part of a pipe is the schema itself, under another object.
  for (const part of within) if (isParts(part)) look(part, name, found);
}

export function timesOf(schema: GenericSchema): Found {
  const found: Found = { times: new Set(), lenient: false };
  look(schema, '', found);
  return found;
}

const all = Object.entries(calls) as [CallName, CallDefinition][];

export const TIMES_BY_CALL: ReadonlyMap<CallName, Found> = new Map(
  all.map(([name, { response }]) => [name, timesOf(response)]),
);

/** Whether an answer of this call holds a right or a price that ends. */
export function ends(name: CallName): boolean {
  const { times = new Set<string>() } = TIMES_BY_CALL.get(name) ?? {};
  return LENIENT[name] === 'ends' || [...times].some((field) => TIMES[field] === 'ends');
}
