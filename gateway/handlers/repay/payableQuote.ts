import { civilDateAt } from '@/domain/dates/civil';
import type { MemberContext } from '../../context';
import { loanAccounts, type LoanAccount } from '../../ledger/loanAccount';
import { quoteOf, type Quoted, type Wanted } from '../../ledger/quote';
import { hasUnderWay } from '../../facts';
import { lockQuote, type QuoteRow } from '../../queries/quotes';
import { Refusal } from '../../refusal';
import { refuseRepay } from '../../refusals/repay';
import { QUOTE_LIFE_MS } from './quote';

function wantedOf({ kind, plan_choice: plan, pay_amount, discount }: QuoteRow): Wanted {
  if (kind === 'partial' && plan !== null) return { kind, plan, amount: pay_amount + discount };
  if (kind === 'partial' || kind === 'offline') throw refuseRepay('quoteChanged', 'changed');
  return { kind };
}

/** What the same wish costs on the day of the quote by the debt of now; undefined if its sum no longer fits the debt. */
function quotedAgain(quote: QuoteRow, loans: readonly LoanAccount[]): Quoted | undefined {
  try {
    return quoteOf(wantedOf(quote), loans, quote.on_date);
  } catch (error) {
    if (error instanceof Refusal && quote.kind === 'partial') return undefined;
    throw error;
  }
}

/** Each instalment with its amounts: after one instalment is paid, the next may cost the same. */
const factsOf = ({ items, plan }: Pick<Quoted, 'items' | 'plan'>): string =>
  [
    ...items.map((i) => [i.loanNo, i.term, i.principal, i.interest, i.penalty].join()).sort(),
    ...(plan ?? []).map((row) => [row.term, row.dueDate, row.principal, row.interest].join()),
  ].join(';');

/** Whether the quote is for the day on which it was made: one for a day to come only shows what that day would cost. */
const isOfItsDay = ({ on_date, expires_at }: QuoteRow): boolean =>
  on_date === civilDateAt(expires_at.getTime() - QUOTE_LIFE_MS);

/** A quote keeps the prices of the day it was made, also after midnight. Another repayment that changes what is owed makes it void. */
async function checkStillOwed({ sql, customer }: MemberContext, quote: QuoteRow): Promise<void> {
  if (!isOfItsDay(quote)) throw refuseRepay('quoteChanged', 'changed');
  const loanNos = new Set(quote.items.map(({ loanNo }) => loanNo));
  const loans = (await loanAccounts(sql, customer.id)).filter(({ loanNo }) => loanNos.has(loanNo));
  const again = quotedAgain(quote, loans);
  if (again === undefined || factsOf(again) !== factsOf(quote)) throw refuseRepay('quoteChanged', 'changed');
}

/** The quote of a payment, locked; refused if it is no longer valid. */
export async function payableQuote(context: MemberContext, quoteId: string): Promise<QuoteRow> {
  const { sql, now, customer } = context;
  const quote = await lockQuote(sql, customer.id, quoteId);
  if (quote === undefined) throw refuseRepay('quoteChanged', 'changed');
  if (quote.used) throw refuseRepay('quotePaid');
  if (quote.expires_at <= now) throw refuseRepay('quoteChanged', 'expired');
  if (await hasUnderWay(sql, customer.id, 'collect')) {
    throw refuseRepay('repaymentOpen');
  }
  await checkStillOwed(context, quote);
  return quote;
}
