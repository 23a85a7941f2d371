import { repayCalls } from '@/contract/repay';
import type { Transfers } from '@/domain/repay/transfers';
import { call, CallFailure } from '@/request';
import { repayment } from './repayment';

/** Payments that may already pay the same debt: one that the bank has not decided on, from any device, and transfers under review. */
export interface UnderWay {
  readonly unsettled: string | undefined;
  readonly transfers: Transfers;
}

/** Also nothing if the call fails: the gateway refuses a second payment anyway. */
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

/** Number of a payment whose result the person must see before another one starts, from this device or another. */
export const openRepayment = async (): Promise<string | undefined> =>
  (await repayment.openQuestion()) ?? (await undecided());
