import type { Response } from '@/contract';
import { formatChinese, type CivilDate } from '@/domain/dates/civil';
import { RATE_CEILING } from '@/domain/loan/annualised';
import { costSheet, type CostLine } from '@/domain/loan/costSheet';
import { METHOD_NAMES, type RepaymentMethod } from '@/domain/loan/methods';
import { formatYuan, parseYuan } from '@/domain/money/fen';
import { parseRate, percentText, ratePercent } from '@/domain/money/rate';
import { COOLING_OFF_DAYS } from '@/domain/repay/coolingOff';
import { penaltyAnnualRate, penaltyDailyRate } from '@/domain/repay/penalty';
import { trialOf, type TrialInput } from '../ledger/trial';
import { amountInWords } from './amountInWords';
import type { PlaceholderValues } from './placeholders';
import { purposeName } from './purposes';

/** The terms of a drawing that its contracts show, before or after the payout. */
export interface LoanTerms extends TrialInput {
  readonly purpose: string;
  readonly bankName: string;
  /** Last four digits of the card that the loan is paid to. */
  readonly cardTail: string;
  /** '' until the drawing is submitted. */
  readonly contractNo: string;
}

type Trial = Response<'loanUseTrial'>;

const fen = (yuan: string): number => parseYuan(yuan) ?? 0;
const money = (yuan: string): string => formatYuan(fen(yuan));

function rateValues(annualRate: string): PlaceholderValues {
  return {
    annualRate: ratePercent(annualRate),
    penaltyAnnualRate: `${percentText(penaltyAnnualRate(annualRate))}%`,
    penaltyDailyRate: `${percentText(parseRate(penaltyDailyRate(annualRate)), 4)}%`,
    rateCeiling: ratePercent(RATE_CEILING),
    coolingOffDays: String(COOLING_OFF_DAYS),
  };
}

function dueDatesOf(method: RepaymentMethod, first: CivilDate): string {
  const day = formatChinese(first, 'full');
  if (method === 'bullet') return `到期一次还清，还款日为 ${day}`;
  return `每月 ${Number(first.slice(-2))} 日为还款日，首个还款日为 ${day}`;
}

function planValues({
  method,
  schedule,
  totalInterest,
  discount,
  totalRepay,
  annualisedRate,
}: Trial): PlaceholderValues {
  const [first, last] = [schedule[0], schedule[schedule.length - 1]];
  if (first === undefined || last === undefined) throw new Error('a loan without instalments');
  return {
    dueDates: dueDatesOf(method, first.dueDate),
    lastDueDate: formatChinese(last.dueDate, 'full'),
    annualisedRate: `${annualisedRate}%`,
    totalInterest: money(totalInterest),
    discount: money(discount),
    totalRepay: money(totalRepay),
  };
}

/** Values for all placeholders of a drawing's contracts, except those of the person and the lender. */
export function loanValues(terms: LoanTerms): PlaceholderValues {
  return {
    contractNo: terms.contractNo,
    amount: formatYuan(terms.amount),
    amountInWords: amountInWords(terms.amount),
    purpose: purposeName(terms.purpose),
    terms: String(terms.terms),
    method: METHOD_NAMES[terms.method],
    drawDate: formatChinese(terms.start, 'full'),
    bankName: terms.bankName,
    cardNo: `尾号 ${terms.cardTail}`,
    ...rateValues(terms.annualRate),
    ...planValues(trialOf(terms)),
  };
}

/** Lines of the cost sheet of a drawing. `payee`: the lender's name. */
export function costLines(terms: LoanTerms, payee: string): CostLine[] {
  const { totalInterest, discount, annualisedRate } = trialOf(terms);
  return costSheet({
    principal: terms.amount,
    totalInterest: fen(totalInterest),
    discount: fen(discount),
    annualRate: terms.annualRate,
    annualisedRate,
    method: terms.method,
    terms: terms.terms,
    payee,
    coolingOffDays: COOLING_OFF_DAYS,
  });
}
