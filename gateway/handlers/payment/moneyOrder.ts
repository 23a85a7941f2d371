import type { PaymentState } from '@/contract/codes';
import type { CivilDate } from '@/domain/dates/civil';
import type { MemberContext, Outside } from '../../context';
import type { Sql } from '../../database';
import { findCard, type CardRow } from '../../queries/cards';
import { spendCoupon } from '../../queries/coupons';
import type { CustomerRow } from '../../queries/customers';
import { addOrder, orderOf, type OrderKind } from '../../queries/orders';
import { takeProof } from '../../queries/passwordProofs';
import { refusePayment } from '../../refusals/payment';
import { newNumber } from '../../secrets';
import { unspent } from './coupon';

const OF = {
  disburse: { purpose: 'loan', card: '收款卡', prefix: 'D' },
  collect: { purpose: 'repay', card: '还款卡', prefix: 'C' },
} as const;

/** Card, password proof and coupon of a drawing or repayment. */
interface Means {
  readonly cardId: string;
  readonly pswToken: string;
  readonly couponId: string | null;
  /** The day that the coupon must be good on: that of the quote, or of the drawing. */
  readonly on: CivilDate;
}

/** Takes the bound card, the password proof and the coupon of a drawing or repayment; refuses if one of them cannot be used. */
export async function takeMeans(
  context: MemberContext,
  kind: OrderKind,
  { cardId, pswToken, couponId, on }: Means,
): Promise<CardRow> {
  const { sql, customer, tokenHash, now } = context;
  const { purpose, card: name } = OF[kind];
  const card = await findCard(sql, customer.id, cardId);
  if (card === undefined) throw refusePayment('cardGone', name);
  const proof = { customerId: customer.id, tokenHash, pswToken, purpose };
  if (!(await takeProof(sql, proof, now))) throw refusePayment('proofSpent');
  if (couponId !== null && !(await spendCoupon(sql, couponId, { at: now, on }))) {
    throw await unspent(context, couponId, on);
  }
  return card;
}

/** Stores the order to the bank. `ref`: the number of the drawing or repayment; amount in fen. */
export async function writeOrder(
  { sql, today }: MemberContext,
  kind: OrderKind,
  order: {
    readonly ref: string;
    readonly amount: number;
    readonly card: CardRow;
    readonly customer: CustomerRow;
  },
): Promise<void> {
  const { ref, amount, card, customer } = order;
  await addOrder(sql, {
    order_no: newNumber(OF[kind].prefix, today),
    customer_id: customer.id,
    kind,
    ref,
    amount,
    card_no: card.card_no,
    phone: customer.phone,
    name: customer.name,
  });
}

/** Asks the bank about the stored order and returns the state afterwards. A repeated call sends nothing twice. */
export async function stateAfterAsking(
  { sql, settlement }: Outside<MemberContext>,
  { ref, repeated }: { readonly ref: string; readonly repeated: boolean },
  rowOf: (sql: Sql, ref: string) => Promise<{ readonly state: PaymentState } | undefined>,
): Promise<PaymentState> {
  const order = await orderOf(sql, ref);
  if (order?.state === 'sent') await settlement.settle(order.order_no, !repeated);
  const row = await rowOf(sql, ref);
  if (row === undefined) throw new Error('a payment vanished');
  return row.state;
}
