import type { Request } from '@/contract';
import { checkAmount } from '@/domain/loan/amountRule';
import { amountMessage } from '@/domain/loan/messages';
import { parseYuan, toYuan } from '@/domain/money/fen';
import type { MemberContext } from '../../context';
import { quotaOf, type Quota } from '../../ledger/quota';
import { trialOf } from '../../ledger/trial';
import { findCard } from '../../queries/cards';
import type { LoanDraftRow } from '../../queries/loanDrafts';
import { Refusal } from '../../refusal';
import { refuseLoan } from '../../refusals/loan';
import { refusePayment } from '../../refusals/payment';
import { couponFor } from './coupon';
import { whyNotBorrow } from './mayBorrow';
import { productFor } from './products';
import { DRAW_MIN, DRAW_STEP } from './rule';
import { usableQuota } from './usableQuota';

/** The quota that can be drawn on today. */
export const quotaOr = async ({ sql, customer, today }: MemberContext): Promise<Quota> =>
  usableQuota(await quotaOf(sql, customer.id), today);

/** Refuses a card that is not bound, or cannot receive money. */
export async function receivingCard({ sql, customer }: MemberContext, cardId: string): Promise<void> {
  const card = await findCard(sql, customer.id, cardId);
  if (card?.card_type !== 'debit') throw refusePayment('cardGone', '收款卡');
}

/** Calculates a trial after checking the input against the quota and the product's rule. */
export async function tryOut(context: MemberContext, input: Request<'loanUseTrial'>) {
  const quota = await quotaOr(context);
  const rule = { min: DRAW_MIN, max: quota.available, step: DRAW_STEP };
  const amount = parseYuan(input.amount);
  const reason = checkAmount(amount, rule);
  if (reason !== undefined || amount === undefined) {
    throw refuseLoan('amountOutside', amountMessage(reason ?? 'amountMissing', rule));
  }
  const { terms, methods } = await productFor(context, input.loanType);
  if (!terms.includes(input.term) || !methods.includes(input.method)) {
    throw refuseLoan('planUnknown');
  }
  return trialOf({
    amount,
    terms: input.term,
    method: input.method,
    annualRate: quota.annualRate,
    start: context.today,
    coupon: await couponFor(context, input.couponId, amount),
  });
}

/** The trial of an opened drawing as of today. */
export const tryOutDraft = (context: MemberContext, draft: LoanDraftRow) =>
  tryOut(context, {
    amount: toYuan(draft.amount),
    term: draft.terms,
    method: draft.method,
    loanType: draft.product,
    ...(draft.coupon_id === null ? {} : { couponId: draft.coupon_id }),
  });

/** Whether an opened drawing could still be signed today: its coupon, card, sum and plan may have ended since. */
export async function couldGoOn(context: MemberContext, draft: LoanDraftRow): Promise<boolean> {
  try {
    await receivingCard(context, draft.card_id);
    await tryOutDraft(context, draft);
    return (await whyNotBorrow(context)) === undefined;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
