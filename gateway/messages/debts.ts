import { civilDateAt } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { afterTransfers, waitingTransfers } from '../facts';
import { loanAccounts } from '../ledger/loanAccount';
import { repayCardOf } from '../ledger/repayCard';
import { readClock } from '../queries/clock';
import type { Debts } from './reminderWords';

/** What a customer owes at this moment. */
export async function debtsOf(sql: Sql, customerId: number, servicePhone: string): Promise<Debts> {
  const card = await repayCardOf(sql, customerId);
  const loans = (await loanAccounts(sql, customerId)).filter(({ settled }) => !settled);
  const transfers = await waitingTransfers(sql, customerId);
  return {
    loans,
    transfers,
    besides: await afterTransfers(sql, loans, transfers),
    cardTail: card?.card_no.slice(-4),
    servicePhone,
    today: civilDateAt((await readClock(sql)).getTime()),
  };
}
