import { passwordCalls } from '@/contract/password';
import { repayCalls } from '@/contract/repay';
import { call, CallFailure } from '@/request';
import { track } from '@/stores/track';
import { arrivedAfterAll } from './openQuestion';
import { repayDraft } from './repayDraft';

/**
 * How an attempt to pay ended:
 * - `sent`: done, or its answer was lost: the result page finds out
 * - `password`: the password or its proof was refused; the pad stays
 * - `changed`: the quote does not stand any more; `card`, `coupon`: it is about these
 * - `paidBefore`: this very quote was paid already
 * - `ended`: the session has; nothing is left to say
 */
export type PayOutcome =
  | { readonly kind: 'sent'; readonly requestNo: string }
  | {
      readonly kind: 'password' | 'changed' | 'card' | 'coupon' | 'paidBefore' | 'refused';
      readonly message: string;
    }
  | { readonly kind: 'ended' };

/** Contract doRepayAfterTrial and the gateway's refusals, by what each is about. */
const REFUSALS: ReadonlyMap<string, 'password' | 'changed' | 'card' | 'coupon' | 'paidBefore'> = new Map([
  ['100705', 'password'],
  ['100902', 'changed'],
  ['100903', 'paidBefore'],
  ['100904', 'card'],
  ['100809', 'card'],
  ['100808', 'coupon'],
]);

const NOT_VERIFIED = '网络开小差了，密码没有验证成功，钱没有扣，请再输一次';
const NOT_ASKED = '网络开小差了，还没有确认上一次付款的结果，这次没有扣款，请再输一次密码';
export const BANK_REFUSED = '还款失败，钱没有扣，请换一张卡再试';
const BANK_SAYS_NO = '100904';

/** Trade password, then the payment itself, once, under the draft's number. `stillWanted`: the person has not left meanwhile. */
export async function pay(
  order: { readonly quoteId: string; readonly cardId: string },
  password: string,
  stillWanted: () => boolean,
): Promise<PayOutcome> {
  let pswToken: string;
  try {
    ({ pswToken } = await call(passwordCalls.verifyPsw, { password, purpose: 'repay' }));
  } catch (error) {
    return notVerified(error);
  }
  if (!stillWanted()) return { kind: 'ended' };
  const earlier = await arrivedAfterAll(order.quoteId);
  if (earlier.kind === 'arrived') return { kind: 'sent', requestNo: earlier.requestNo };
  if (earlier.kind === 'ended') return { kind: 'ended' };
  if (earlier.kind === 'unanswered') return { kind: 'password', message: NOT_ASKED };
  const requestNo = repayDraft.send(order.quoteId);
  try {
    const asked = call(repayCalls.doRepayAfterTrial, { ...order, pswToken, requestNo });
    await track.following({ eventType: 'pay', pageModule: 'repay' }, asked);
  } catch (error) {
    return notPaid(error, requestNo);
  }
  return { kind: 'sent', requestNo };
}

function notVerified(error: unknown): PayOutcome {
  if (!(error instanceof CallFailure)) throw error;
  if (error.kind === 'expired') return { kind: 'ended' };
  return { kind: 'password', message: error.inDoubt ? NOT_VERIFIED : error.message };
}

function notPaid(error: unknown, requestNo: string): PayOutcome {
  if (!(error instanceof CallFailure)) throw error;
  // In doubt nobody knows whether the money moves: the result page asks until it does.
  if (error.inDoubt) return { kind: 'sent', requestNo };
  repayDraft.refused();
  if (error.kind === 'expired') return { kind: 'ended' };
  if (error.code === BANK_SAYS_NO) return { kind: 'card', message: BANK_REFUSED };
  return { kind: REFUSALS.get(error.code) ?? 'refused', message: error.message };
}
