import type { Response } from '@/contract';
import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import type { Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { cardByTail } from '@/domain/person/cardName';
import { REPAYMENT_KIND_NAMES } from '@/domain/repay/kinds';
import { localTime } from './records';
import { splitOf, type Split } from './split';

type Wire = Response<'queryRepaymentInfo'>;

export interface RepaidItem extends Split {
  readonly loanNo: string;
  readonly term: number;
}

/** A repayment in the words and figures of its page, amounts in fen. */
export interface RepaymentFacts {
  readonly repayNo: string;
  readonly state: Wire['state'];
  readonly kind: string;
  /** Paid from the card, and by coupon. */
  readonly amount: Fen;
  readonly discount: Fen;
  readonly split: Split;
  /** The instalments that it pays, by loan. */
  readonly loans: readonly { readonly loanNo: string; readonly items: readonly RepaidItem[] }[];
  readonly card: string;
  readonly at: string;
  /** The time of booking, or the day from which the payment counts if that is a different day; '' before it is booked. */
  readonly bookedAt: string;
  readonly reason: string;
}

function bookedText({ bookedAt, countedOn }: Wire): string {
  if (bookedAt === null) return '';
  const sameDay = countedOn === null || countedOn === civilDateAt(Date.parse(bookedAt));
  return sameDay ? localTime(bookedAt) : `按${formatChinese(countedOn)}计算`;
}

export function repaymentFacts(repayment: Wire): RepaymentFacts {
  const items = repayment.items.map((item) => ({ ...splitOf(item), loanNo: item.loanNo, term: item.term }));
  return {
    repayNo: repayment.repayNo,
    state: repayment.state,
    kind: repayment.kind === '' ? '还款' : REPAYMENT_KIND_NAMES[repayment.kind],
    amount: fenOf(repayment.amount),
    discount: fenOf(repayment.discount),
    split: splitOf(repayment),
    loans: [...new Set(items.map(({ loanNo }) => loanNo))].map((loanNo) => ({
      loanNo,
      items: items.filter((item) => item.loanNo === loanNo),
    })),
    card: cardByTail(repayment.bankName, repayment.cardTail),
    at: localTime(repayment.at),
    bookedAt: bookedText(repayment),
    reason: repayment.reason,
  };
}
