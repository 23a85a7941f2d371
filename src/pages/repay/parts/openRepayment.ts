import { repayCalls } from '@/contract/repay';
import type { Transfers } from '@/domain/repay/transfers';
import { call, CallFailure } from '@/request';
import { repayment } from './repayment';

/** What may pay the same debt already: a payment that the bank has not decided on, from whatever device, and transfers under review. */
export interface UnderWay {
  readonly unsettled: string | undefined;
  readonly transfers: Transfers;
}

/** Nothing also without an answer: the gateway refuses a second payment in any case. */
export async function underWay(): Promise<UnderWay> {
  try {
    const { openRequest, transfers } = await call(repayCalls.queryPendingRepayment, {});
    return { unsettled: openRequest ?? undefined, transfers };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return { unsettled: undefined, transfers: [] };
  }
}

const undecided = async (): Promise<string | undefined> => (await underWay()).unsettled;

/** Number of a payment whose result the person must see before another one starts, of this device or another one. */
export const openRepayment = async (): Promise<string | undefined> =>
  (await repayment.openQuestion()) ?? (await undecided());
