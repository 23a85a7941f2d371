import { initErrors, type InitFlow } from '@/domain/channel/initData';
import { persisted } from '@/storage/persisted';
import { callbackRule, type PageParams } from '@/navigation';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';

/** At the entry of a flow: logs invalid init data, but blocks nothing (spec §5). */
export function checkInitData(flow: InitFlow, params: PageParams): void {
  const kept = {
    tokenCode: session.tokenCode,
    platform: channel.platform,
    scene: persisted.get('scene'),
    callbackUrl: persisted.get('callbackUrl'),
    creditOrLoanCallBackUrl: persisted.get('creditOrLoanCallBackUrl'),
    ...channel.ids,
  };
  const errors = initErrors(flow, params, kept, callbackRule());
  if (errors.length === 0) return;
  console.warn(`${flow} init data: ${errors.map(({ name, why }) => `${name} ${why}`).join(', ')}`);
}
