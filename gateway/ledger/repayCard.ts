import type { Sql } from '../database';
import { listCards, type CardRow } from '../queries/cards';
import { cardUses, moveRepayCard } from '../queries/repayCards';
import { loanAccounts, type LoanAccount } from './loanAccount';

interface Use {
  readonly loanNo: string;
  readonly cardId: string;
}

/** The card that each unpaid loan is repaid from; `loans`: all of the customer, if they are read already. */
export async function repayCards(
  sql: Sql,
  customerId: number,
  loans?: readonly LoanAccount[],
): Promise<Use[]> {
  const all = loans ?? (await loanAccounts(sql, customerId));
  const open = new Set(all.filter(({ settled }) => !settled).map(({ loanNo }) => loanNo));
  return (await cardUses(sql, customerId)).filter(({ loanNo }) => open.has(loanNo));
}

/** The card that a customer repays with: that of the unpaid loans if it is one, otherwise the default card. */
export async function repayCardOf(
  sql: Sql,
  customerId: number,
  loans?: readonly LoanAccount[],
): Promise<CardRow | undefined> {
  const cards = await listCards(sql, customerId);
  const used = [...new Set((await repayCards(sql, customerId, loans)).map(({ cardId }) => cardId))];
  const only = used.length === 1 ? cards.find(({ card_id }) => card_id === used[0]) : undefined;
  return only ?? cards[0];
}

/** From now on the unpaid loans of one card are repaid from the other; returns how many there are. */
export async function changeRepayCard(
  sql: Sql,
  customerId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const loans = (await repayCards(sql, customerId)).filter(({ cardId }) => cardId === from);
  for (const { loanNo } of loans) await moveRepayCard(sql, loanNo, to);
  return loans.length;
}
