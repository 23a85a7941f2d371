import { civilDateAt } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { afterTransfers, countedLoans, waitingTransfers } from '../facts';
import { repayCardOf } from '../ledger/repayCard';
import { readClock } from '../queries/clock';
import type { Debts } from './reminderWords';

/** What a customer owes at this moment. */
export async function debtsOf(sql: Sql, customerId: number, servicePhone: string): Promise<Debts> {
  const card = await repayCardOf(sql, customerId);
  const today = civilDateAt((await readClock(sql)).getTime());
  const loans = (await countedLoans(sql, customerId, today)).filter(({ settled }) => !settled);
  const transfers = await waitingTransfers(sql, customerId);
  return {
    loans,
    transfers,
    besides: await afterTransfers(sql, loans, transfers),
    cardTail: card?.card_no.slice(-4),
    servicePhone,
    today,
  };
}
