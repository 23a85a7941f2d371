import { NOTICE_SWITCHES } from '@/contract/codes';
import type { noticeSwitchCalls } from '@/contract/noticeSwitch';
import type { HandlersOf, MemberContext } from '../context';
import { setSwitch, switchedOff } from '../queries/noticeSwitches';
import { keepMarketing } from './empower/marketing';

async function switchesOf({ sql, customer, settings }: MemberContext) {
  const off = await switchedOff(sql, customer.id);
  const inWechat = Object.keys(settings.wechatTemplates).length > 0;
  return {
    list: NOTICE_SWITCHES.filter((kind) => kind !== 'wechat' || inWechat).map((kind) => ({
      kind,
      on: off.has(kind) ? ('N' as const) : ('Y' as const),
    })),
  };
}

export const noticeSwitchHandlers: HandlersOf<typeof noticeSwitchCalls> = {
  noticeSwitches: (_request, context) => switchesOf(context),

  /** Promotions are in the ledger of consents, too: both places say the same. */
  async switchNotice({ kind, on }, context) {
    const { sql, customer, now } = context;
    if (kind === 'promotion') await keepMarketing(context, on === 'Y');
    else await setSwitch(sql, customer.id, { kind, on: on === 'Y', at: now });
    return switchesOf(context);
  },
};
