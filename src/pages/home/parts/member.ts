import type { Response } from '@/contract';
import { repayCalls } from '@/contract/repay';
import { dayText } from '@/domain/dates/civil';
import { repaymentDisplay } from '@/domain/repay/display';
import { call } from '@/request';

export { homeStatusOf } from '@/domain/home/homeStatus';
export { stripOf } from '@/domain/home/strip';
export { debtFreeLine } from '@/domain/home/debtFree';
export { fetchProductStatus } from '@/stores/productStatus';
export { Poll } from '@/model/poll';
export { Own } from './Own';

export const fetchRepayState = () => call(repayCalls.queryRepayState, {});

/** The next repayment, for the card below the hero; undefined if there is none. */
export function dueOf(
  repay: Response<'queryRepayState'>,
  today: string,
): { readonly amount: string; readonly date: string } | undefined {
  const amount = repaymentDisplay(repay);
  return amount === '' || repay.dueDate === null
    ? undefined
    : { amount, date: dayText(repay.dueDate, today) };
}
