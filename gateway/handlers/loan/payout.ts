import type { Response } from '@/contract';
import { DECLINE_REASONS } from '@/contract/codes';
import { toYuan } from '@/domain/money/fen';
import { thenAsk, type MemberContext } from '../../context';
import { countedLoans } from '../../facts';
import { movedFor } from '../../ledger/moved';
import { cardByIdEvenUnbound } from '../../queries/cards';
import { couponName } from '../../queries/coupons';
import { lockCustomer } from '../../queries/customers';
import { loanByNo, type LoanRow } from '../../queries/loans';
import { askToStop, orderOf } from '../../queries/orders';
import { refuseLoan } from '../../refusals/loan';
import { coolingOffDays } from '../repay/loanState';

async function drawingOf(
  { sql, customer }: Pick<MemberContext, 'sql' | 'customer'>,
  loanNo: string,
): Promise<LoanRow> {
  const row = await loanByNo(sql, customer.id, loanNo);
  if (row === undefined) throw refuseLoan('drawingUnknown');
  return row;
}

/** A drawing on its way to the card, and what became of it. */
export async function payoutOf(context: MemberContext, loanNo: string): Promise<Response<'queryLoaning'>> {
  const { sql, customer, today } = context;
  const row = await drawingOf(context, loanNo);
  const order = await orderOf(sql, loanNo);
  const account = (await countedLoans(sql, customer.id, today)).find((loan) => loan.loanNo === loanNo);
  return {
    loanNo,
    state: row.state,
    stopAsked: (order?.stop_asked_at ?? null) === null ? 'N' : 'Y',
    amount: toYuan(row.amount),
    terms: row.terms,
    at: row.created_at.toISOString(),
    ...(await cardByIdEvenUnbound(sql, row.card_id)),
    decline: DECLINE_REASONS.find((reason) => reason === row.decline) ?? '',
    reason: row.reason,
    coolingOffDaysLeft: account === undefined ? null : coolingOffDays(account),
    moved: row.state === 'paid' ? movedFor(row, row.drawn_on) : '',
    couponName: await couponName(sql, row.coupon_id),
  };
}

/** Writes the person's request to stop down, then asks the bank. An order that is decided already stays as it is. */
export const stopPayout = thenAsk<'stopLoan', { loanNo: string }>(
  async ({ loanNo }, context) => {
    const { sql, customer, now } = context;
    await lockCustomer(sql, customer.id);
    await drawingOf(context, loanNo);
    await askToStop(sql, loanNo, now);
    return { loanNo };
  },
  async ({ loanNo }, context) => {
    const order = await orderOf(context.sql, loanNo);
    if (order?.state === 'sent') await context.settlement.stop(order.order_no);
    return payoutOf(context, loanNo);
  },
);
