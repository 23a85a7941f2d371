import type { Request, Response } from '@/contract';
import { parseYuan, toYuan } from '@/domain/money/fen';
import type { MemberContext } from '../../context';
import { countedLoans, type CountedLoan } from '../../facts';
import type { LoanAccount } from '../../ledger/loanAccount';
import { checkPayoffDate, quoteOf, type Wanted } from '../../ledger/quote';
import type { QuoteItem } from '../../ledger/repayment';
import { addQuote } from '../../queries/quotes';
import { refuse } from '../../refusals/general';
import { refusePayment } from '../../refusals/payment';
import { refuseRepay } from '../../refusals/repay';
import { newKey } from '../../secrets';
import { couponFor } from '../loan/coupon';
import { splitOf, sumParts, totalOf } from './amounts';

/** A quote is good this long, over midnight too. */
export const QUOTE_LIFE_MS = 15 * 60_000;

async function chosenLoans(
  { sql, customer, today }: MemberContext,
  loanNos: readonly string[],
): Promise<CountedLoan[]> {
  const loans = await countedLoans(sql, customer.id, today);
  const chosen = loans.filter(({ loanNo }) => loanNos.includes(loanNo));
  if (chosen.length !== new Set(loanNos).size) throw refuseRepay('loanUnknown');
  return chosen;
}

/**
 * A repayment coupon takes off interest, never principal or penalty. Without interest the coupon is refused: it would be wasted. Its least amount
 * is that of a loan, as its rule says: one of the loans that are paid must reach it, however small the payment is.
 */
async function discountFor(
  context: MemberContext,
  couponId: string | undefined,
  { items, loans }: { readonly items: readonly QuoteItem[]; readonly loans: readonly LoanAccount[] },
) {
  if (couponId === undefined) return 0;
  const { interest } = sumParts(items);
  if (interest === 0) throw refusePayment('couponGone', 'noInterest');
  const paid = loans.filter(({ loanNo }) => items.some((item) => item.loanNo === loanNo));
  const largest = Math.max(0, ...paid.map(({ amount }) => amount));
  return Math.min(await couponFor(context, couponId, largest), interest);
}

/** What the request asks for; a partial repayment needs its sum and plan, and one loan. */
function wantedOf({ kind, amount, plan, loanNos, on }: Request<'repaymentTrial'>): Wanted {
  if (kind !== 'partial') return { kind };
  const fen = parseYuan(amount ?? '');
  if (fen === undefined || plan === undefined || loanNos.length !== 1 || on !== undefined) {
    throw refuse('incomplete');
  }
  return { kind, amount: fen, plan };
}

/** Makes and stores a quote; the person pays it by its id, as of the day on which it was made. */
export async function makeQuote(
  context: MemberContext,
  request: Request<'repaymentTrial'>,
): Promise<Response<'repaymentTrial'>> {
  const { sql, customer, now, today } = context;
  const loans = await chosenLoans(context, request.loanNos);
  // While the bank decides on a repayment of one of them, they cost what they cost on its day, and nothing can be paid.
  const counted = loans.map((loan) => loan.on).reduce((a, b) => (a < b ? a : b), today);
  const on = request.on ?? counted;
  checkPayoffDate(on, counted);
  const wanted = wantedOf(request);
  const { items, turned = [], plan, saved } = quoteOf(wanted, loans, on);
  if (items.length === 0) throw refuseRepay('nothingToPay');
  const discount = await discountFor(context, request.couponId, { items, loans });
  const parts = sumParts(items);
  const quoteId = newKey();
  const expiresAt = new Date(now.getTime() + QUOTE_LIFE_MS);
  await addQuote(sql, customer.id, {
    quote_id: quoteId,
    kind: request.kind,
    on_date: on,
    expires_at: expiresAt,
    pay_amount: totalOf(parts) - discount,
    discount,
    coupon_id: request.couponId ?? null,
    items,
    turned,
    plan_choice: wanted.kind === 'partial' ? wanted.plan : null,
    plan,
  });
  return {
    quoteId,
    on,
    expiresAt: expiresAt.toISOString(),
    payable: on === today ? 'Y' : 'N',
    ...splitOf(parts),
    discount: toYuan(discount),
    payAmount: toYuan(totalOf(parts) - discount),
    savedInterest: toYuan(saved),
    items: loans.map(({ loanNo }) => ({
      loanNo,
      ...splitOf(sumParts(items.filter((item) => item.loanNo === loanNo))),
    })),
    after:
      plan?.map(({ term, dueDate, principal, interest }) => ({
        term,
        dueDate,
        principal: toYuan(principal),
        interest: toYuan(interest),
        total: toYuan(principal + interest),
      })) ?? null,
  };
}
