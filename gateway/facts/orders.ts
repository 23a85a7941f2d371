import { openMoneyOf } from '../queries/openMoney';
import type { Sql } from '../database';
import type { OrderKind } from '../queries/orders';
import type { QuoteItem } from '../ledger/repayment';
import { civilDateAt, type CivilDate } from '@/domain/dates/civil';

/** Money that the bank was asked to move and has not decided on. */
export interface OpenOrder {
  readonly orderNo: string;
  readonly kind: OrderKind;
  /** loan_no of a drawing, repay_no of a repayment. */
  readonly ref: string;
  /** Number of the person's request: what asks about this payment asks by it. */
  readonly requestNo: string;
  /** Fen. */
  readonly amount: number;
  /** The loans that it moves. */
  readonly loanNos: readonly string[];
  /** What a repayment pays of each instalment; none of a drawing. */
  readonly items: readonly QuoteItem[];
  /** The day as of which a repayment counts: that of its quote. Of a drawing: the day of the request, until it is paid out. */
  readonly on: CivilDate;
}

/** The oldest first. */
export async function openMoney(sql: Sql, customerId: number): Promise<OpenOrder[]> {
  return (await openMoneyOf(sql, customerId)).map((row) => ({
    orderNo: row.order_no,
    kind: row.kind,
    ref: row.ref,
    requestNo: row.request_no,
    amount: row.amount,
    loanNos: row.items === null ? [row.ref] : [...new Set(row.items.map(({ loanNo }) => loanNo))],
    items: row.items ?? [],
    on: row.on_date ?? civilDateAt(row.written_at.getTime()),
  }));
}

/** Whether the bank still decides on a payout or a repayment of this person, or on either. */
export const hasUnderWay = async (sql: Sql, customerId: number, kind?: OrderKind): Promise<boolean> =>
  isUnderWay(await openMoney(sql, customerId), kind);

/** Whether a payout or a repayment is on its way. */
export const isUnderWay = (orders: readonly OpenOrder[], kind?: OrderKind): boolean =>
  orders.some((order) => kind === undefined || order.kind === kind);

/** Sum of the undecided orders of a kind, in fen. */
export const amountUnderWay = (orders: readonly OpenOrder[], kind: OrderKind): number =>
  orders.filter((order) => order.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
