import type { Response } from '@/contract';
import { payoutCalls } from '@/contract/payout';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import { fenOf } from '@/domain/money/wire';
import type { Fen } from '@/domain/money/fen';
import { cardByTail } from '@/domain/person/cardName';
import { call } from '@/request';

type Wire = Response<'queryLoaning'>;

/** A drawing on its way to the card, and its outcome; amounts in fen. */
export interface Payout extends Pick<
  Wire,
  'loanNo' | 'terms' | 'decline' | 'reason' | 'coolingOffDaysLeft' | 'couponName' | 'moved'
> {
  /** `stopping`: the person has asked to stop it, and the bank has not answered yet. */
  readonly state: Wire['state'] | 'stopping';
  readonly stopAsked: boolean;
  readonly amount: Fen;
  readonly at: string;
  readonly card: string;
}

export function payoutOf(wire: Wire): Payout {
  const { loanNo, state, terms, decline, reason, coolingOffDaysLeft, couponName, moved } = wire;
  const stopAsked = wire.stopAsked === 'Y';
  const at = Date.parse(wire.at);
  return {
    loanNo,
    terms,
    decline,
    reason,
    coolingOffDaysLeft,
    couponName,
    moved,
    stopAsked,
    state: state === 'processing' && stopAsked ? 'stopping' : state,
    amount: fenOf(wire.amount),
    at: `${formatChinese(civilDateAt(at))} ${timeText(at)}`,
    card: cardByTail(wire.bankName, wire.cardTail),
  };
}

const LOAN_NO = /^[\w-]{1,64}$/;

/** The loan number of an address; '' if it has no valid one. */
export const loanNoOf = (text: string | undefined): string =>
  text !== undefined && LOAN_NO.test(text) ? text : '';

export const fetchPayout = async (loanNo: string): Promise<Payout> =>
  payoutOf(await call(payoutCalls.queryLoaning, { loanNo }));
