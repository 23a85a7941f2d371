import { civilDateAt } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { loanAccounts } from '../ledger/loanAccount';
import { repayCardOf } from '../ledger/repayCard';
import { readClock } from '../queries/clock';
import type { Debts } from './reminderWords';

/** What a customer owes at this moment. */
export async function debtsOf(sql: Sql, customerId: number, servicePhone: string): Promise<Debts> {
  const card = await repayCardOf(sql, customerId);
  return {
    loans: (await loanAccounts(sql, customerId)).filter(({ settled }) => !settled),
    cardTail: card?.card_no.slice(-4),
    servicePhone,
    today: civilDateAt((await readClock(sql)).getTime()),
  };
}
