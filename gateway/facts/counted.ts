import type { CivilDate } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { loanAccounts, type LoanAccount } from '../ledger/loanAccount';
import { openMoney, type OpenOrder } from './orders';

/** A loan with the day as of which it counts. */
export interface CountedLoan extends LoanAccount {
  /** Today; while the bank has not decided on a repayment of it: the day of that repayment. */
  readonly on: CivilDate;
}

/** Until the bank decides on a repayment, its loan counts as of the day of that repayment: a slow bank does not make it late. */
export const counted = (
  loans: readonly LoanAccount[],
  orders: readonly OpenOrder[],
  today: CivilDate,
): CountedLoan[] =>
  loans.map((loan) => {
    const paying = orders.find(({ kind, loanNos }) => kind === 'collect' && loanNos.includes(loan.loanNo));
    return { ...loan, on: paying?.on ?? today };
  });

/** All paid-out loans of a customer, the newest first. */
export async function countedLoans(sql: Sql, customerId: number, today: CivilDate): Promise<CountedLoan[]> {
  return counted(await loanAccounts(sql, customerId), await openMoney(sql, customerId), today);
}
