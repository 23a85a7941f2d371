import { repayCalls } from '@/contract/repay';
import { call, CallFailure } from '@/request';
import { repayment } from './repayment';

/** Number of a payment that the bank has not decided on, from whatever device; undefined also without an answer: the gateway refuses a second one in any case. */
export async function undecided(): Promise<string | undefined> {
  try {
    return (await call(repayCalls.queryPendingRepayment, {})).openRequest ?? undefined;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return undefined;
  }
}

/** Number of a payment whose result the person must see before another one starts, of this device or another one. */
export const openRepayment = async (): Promise<string | undefined> =>
  (await repayment.openQuestion()) ?? (await undecided());
