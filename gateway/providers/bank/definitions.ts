import type { DeclineReason } from '@/contract/codes';
import type { Fen } from '@/domain/money/fen';

export type { DeclineReason } from '@/contract/codes';

/** A movement of money ordered from the bank. The gateway makes `orderNo`, the bank's idempotency key: ordered twice, executed once. */
export interface BankOrder {
  readonly orderNo: string;
  readonly phone: string;
  readonly name: string;
  readonly cardNo: string;
  /** More than zero. */
  readonly amount: Fen;
}

/** The person that a card has to belong to. */
export interface CardHolder {
  readonly cardNo: string;
  /** The phone number that the bank knows. */
  readonly phone: string;
  readonly name: string;
  readonly idNo: string;
}

/**
 * The result is unknown: `processing` at the bank, or `unanswered`. Money may or may not have moved, so a pending order is never treated
 * as declined: the gateway asks the bank until it gets a decision.
 */
export interface Pending {
  readonly kind: 'pending';
  readonly reason: 'processing' | 'unanswered';
}

/** The bank's decision repeats order number and amount: both are checked before anything is booked. */
export interface OrderEcho {
  readonly orderNo: string;
  readonly amount: Fen;
}

export type OrderDecision =
  /** `reference` is the bank's number for the movement. */
  | ({ readonly kind: 'approved'; readonly reference: string } & OrderEcho)
  | ({ readonly kind: 'declined'; readonly reason: DeclineReason } & OrderEcho);

export type OrderOutcome = OrderDecision | Pending;

export type SignOutcome =
  | { readonly kind: 'approved'; readonly reference: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | Pending;

/** The operations of the bank channel. They never throw. */
export interface BankProvider {
  /** Asks the bank to allow direct debit and payout for this person's card. */
  signCard(holder: CardHolder): Promise<SignOutcome>;
  /** Pays a loan out to the card. */
  disburse(order: BankOrder): Promise<OrderOutcome>;
  /**
   * Asks the bank not to pay this loan out. `declined` (`stopped`): the bank will never execute the order, even if it arrives later.
   * `approved`: the money has moved already. `pending`: no one knows yet.
   */
  cancel(order: BankOrder): Promise<OrderOutcome>;
  /** Takes a repayment from the card. */
  collect(order: BankOrder): Promise<OrderOutcome>;
  /** The result of an order. `unknown`: the order never arrived at the bank and may be sent again under its number. */
  outcomeOf(orderNo: string): Promise<OrderOutcome | { readonly kind: 'unknown' }>;
}

/** Why the bank did not execute an order, and what the person can do. */
export const declineWords: Readonly<Record<DeclineReason, { readonly why: string; readonly what: string }>> =
  {
    'refused-by-bank': { why: '银行没有受理', what: '请换一张卡再试' },
    'insufficient-funds': { why: '卡里余额不足', what: '请存入后再试，或换一张卡' },
    'card-not-signed': { why: '这张卡还没有签约', what: '请先完成签约，或换一张卡' },
    'details-mismatch': {
      why: '姓名、证件、卡号与银行预留手机号不一致',
      what: '请核对后再试，或换一张卡',
    },
    stopped: { why: '已按您的要求停止放款', what: '' },
  };

/** The same in one line, with what became of the money; '' where the page says it beside. */
export function declineText(reason: DeclineReason, money: '钱没有动' | '钱没有扣' | '' = '钱没有动'): string {
  const { why, what } = declineWords[reason];
  return [why, money, what].filter(Boolean).join('，');
}
