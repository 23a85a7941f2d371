import { moneyText, type Fen } from '@/domain/money/fen';
import { namedRate, ratePercent } from '@/domain/money/rate';
import { COST_NAME, RATE_NAME } from '@/domain/money/rateWords';
import { METHOD_NAMES } from '@/domain/loan/methods';
import type { LoanFigures } from '@/domain/repay/loanFigures';
import { FORMULAS, ROUNDED, type Explained } from './explained';

const money = (label: string, fen: Fen) => ({ label, value: moneyText(fen) });

interface Parts {
  readonly principal: Fen;
  readonly interest: Fen;
  readonly penalty: Fen;
  readonly total: Fen;
}

/** The sum of what is due: of one payment, a month or a list. */
export function howDue({ principal, interest, penalty, total }: Parts): Explained {
  return {
    title: '应还多少',
    formula: '应还 = 各笔借款到期的本金 + 利息 + 罚息。没有到期时，是最近一期的本金和利息',
    inputs: [money('本金', principal), money('利息', interest), money('罚息', penalty), money('应还', total)],
  };
}

/** The principal that is still to pay. */
export const howLeft = ({ amount, principalLeft }: LoanFigures): Explained => ({
  title: '剩余本金',
  formula: '剩余本金 = 借款本金 − 已还本金。利息按剩余本金计算，还得越多，以后的利息越少',
  inputs: [
    money('借款本金', amount),
    money('已还本金', amount - principalLeft),
    money('剩余本金', principalLeft),
  ],
});

/** The plan of a running loan, and how partial repayments have changed it. */
export function howLoan(loan: LoanFigures): readonly Explained[] {
  const { amount, prepaid, method, annualRate, annualisedRate, terms, rows } = loan;
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  return [
    {
      title: `每期还多少（${METHOD_NAMES[method]}）`,
      formula: `${FORMULAS[method]}。${ROUNDED}。优惠券先抵最早几期的利息`,
      inputs: [
        money('借款本金', amount),
        { label: RATE_NAME, value: ratePercent(annualRate) },
        { label: '期数', value: `${terms} 个月` },
        money('各期利息合计', interest),
        { label: COST_NAME, value: `${annualisedRate}%` },
      ],
    },
    ...(prepaid > 0 ? [howReplanned(loan)] : []),
  ];
}

const howReplanned = ({ amount, prepaid, principalLeft }: LoanFigures): Explained => ({
  title: '部分还款以后',
  formula: '以后各期按剩余本金重新计算，利息不会比原来的同一期多。各期本金 + 已提前归还本金 = 借款本金',
  inputs: [money('借款本金', amount), money('已提前归还本金', prepaid), money('剩余本金', principalLeft)],
});

interface EarlyQuote extends Parts {
  readonly savedInterest: Fen;
}

/** What it costs to end a loan on a day. */
export function howPayoff(quote: EarlyQuote, { annualRate }: LoanFigures): Explained {
  const { principal, interest, penalty, total, savedInterest } = quote;
  return {
    title: '提前还清要还多少',
    formula: `需还 = 到期未还 + 剩余本金 + 剩余本金 × ${RATE_NAME} × 上个还款日到还清当天的天数 ÷ 360。这段利息不超过当期应还利息，没有违约金`,
    inputs: [
      { label: '借款', value: namedRate(annualRate) },
      money('本金', principal),
      money('利息', interest),
      money('罚息', penalty),
      money('需还', total),
      money('少付利息', savedInterest),
    ],
  };
}

/** What a partial repayment pays, and the plan after it. */
export function howPartial(quote: EarlyQuote, title: string): Explained {
  const { principal, interest, penalty, total, savedInterest } = quote;
  return {
    title,
    formula: `先还到期未还的钱，再还今天为止的利息，其余归还本金。以后各期按剩余本金重新计算；下一期只收剩下天数的利息。少付利息 = 原来各期利息 − 今天为止的利息 − 重新计算后的利息`,
    inputs: [
      money('这次还款', total),
      money('其中本金', principal),
      money('其中利息', interest),
      money('其中罚息', penalty),
      money('少付利息', savedInterest),
    ],
  };
}
