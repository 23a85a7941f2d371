import type { Fen } from '@/domain/money/fen';

/** A movement of money ordered from the bank. The bank knows it by `requestNo`: ordered twice, it is done once. */
export interface BankOrder {
  readonly requestNo: string;
  readonly phone: string;
  readonly name: string;
  readonly cardNo: string;
  /** More than zero. */
  readonly amount: Fen;
}

export type DeclineReason = 'refused-by-bank' | 'insufficient-funds' | 'card-not-signed' | 'details-mismatch';

export type BankOutcome =
  /** `reference` is the bank's number of the signing or movement. */
  | { readonly kind: 'approved'; readonly reference: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /**
   * Not known yet: `processing` at the bank, or `unanswered`. Money may or may not have moved, so a pending order is
   * never treated as declined: it is ordered again with the same `requestNo` until the bank says.
   */
  | { readonly kind: 'pending'; readonly reason: 'processing' | 'unanswered' };

/** The three operations of the bank channel. None of them throws. */
export interface BankProvider {
  /** Agrees direct debit and payout for a card. */
  signCard(cardNo: string, phone: string): Promise<BankOutcome>;
  /** Pays a loan out to the card. */
  disburse(order: BankOrder): Promise<BankOutcome>;
  /** Takes a repayment from the card. */
  collect(order: BankOrder): Promise<BankOutcome>;
}

/** What a person is told: what happened to the money, and what to do. */
export const declineText: Readonly<Record<DeclineReason, string>> = {
  'refused-by-bank': '银行没有受理，钱没有动，请换一张卡再试',
  'insufficient-funds': '卡里余额不足，钱没有扣，请存入后再试或换一张卡',
  'card-not-signed': '这张卡还没有签约，请先完成签约',
  'details-mismatch': '卡号与预留手机号不一致，请核对后再试',
};
