import { civilDateAt } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { afterTransfers, counted, isUnderWay, openMoney, waitingTransfers } from '../facts';
import { loanAccounts, type LoanAccount } from '../ledger/loanAccount';
import { repayCardOf } from '../ledger/repayCard';
import { readClock } from '../queries/clock';
import type { Debts } from './reminderWords';

interface FoundDebts extends Debts {
  /** The settled loans, too. */
  readonly all: readonly LoanAccount[];
  /** The bank decides on a repayment. */
  readonly repaying: boolean;
}

/** What a customer owes at this moment. */
export async function debtsOf(sql: Sql, customerId: number, servicePhone: string): Promise<FoundDebts> {
  const today = civilDateAt((await readClock(sql)).getTime());
  const all = await loanAccounts(sql, customerId);
  const orders = await openMoney(sql, customerId);
  const card = await repayCardOf(sql, customerId, all);
  const loans = counted(all, orders, today).filter(({ settled }) => !settled);
  const transfers = await waitingTransfers(sql, customerId);
  return {
    all,
    loans,
    transfers,
    besides: await afterTransfers(sql, loans, transfers),
    cardTail: card?.card_no.slice(-4),
    servicePhone,
    today,
    repaying: isUnderWay(orders, 'collect'),
  };
}
