import { moneyText, type Fen } from '../money/fen';
import { namedRate, parseRate, percentText } from '../money/rate';
import { COST_NAME } from '../money/rateWords';
import { penaltyAnnualRate, penaltyDailyRate } from '../repay/penalty';
import type { RepaymentMethod } from './methods';
import { METHOD_NAMES } from './methods';

/** Seconds that the cost sheet must be open before it can be confirmed (forced reading time). */
export const READING_SECONDS = 5;

/** Input of the cost sheet: the server's trial, with money in fen. */
export interface CostSheetInput {
  readonly principal: Fen;
  readonly totalInterest: Fen;
  /** The part of the interest that a coupon pays. */
  readonly discount?: Fen;
  /** Decimal fraction a year: '0.1440'. */
  readonly annualRate: string;
  /** Percent, simple: '14.40'. */
  readonly annualisedRate: string;
  readonly method: RepaymentMethod;
  readonly terms: number;
  /** Who receives the interest: the lender's name. */
  readonly payee: string;
  readonly ceiling?: string;
  /** Days of the cooling-off period; absent or 0 for none. */
  readonly coolingOffDays?: number;
}

export type CostItem =
  | 'principal'
  | 'interest'
  | 'discount'
  | 'fees'
  | 'total'
  | 'annualised'
  | 'penalty'
  | 'earlyRepayment'
  | 'coolingOff';

/** A line of the sheet. Amounts in fen; the texts are shown to the person. */
export interface CostLine {
  readonly item: CostItem;
  readonly label: string;
  readonly amount?: Fen;
  /** Text at the right: an amount with its unit, a rate or a word. */
  readonly value: string;
  /** How the fee is collected, by which standard and by whom, if that applies. */
  readonly method?: string;
  readonly standard?: string;
  readonly payee?: string;
}

/**
 * The comprehensive financing cost sheet (明示表): principal, each fee with method, standard and payee, the annualised cost if
 * the loan is repaid on time, the costs in default, and a statement that there are no other costs (product decisions, what the law asks).
 */
export function costSheet(input: CostSheetInput): CostLine[] {
  const { principal, totalInterest, discount = 0, annualRate, annualisedRate, method, terms, payee } = input;
  const yearly = namedRate(annualRate);
  const lines: (CostLine | undefined)[] = [
    money('principal', '贷款本金', principal),
    {
      ...money('interest', '利息', totalInterest),
      method: `${METHOD_NAMES[method]}，共 ${terms} 个月`,
      standard: yearly,
      payee,
    },
    discount > 0
      ? { ...money('discount', '优惠减免', discount), value: `-${moneyText(discount)}` }
      : undefined,
    { ...money('fees', '其他费用', 0), standard: '除以上明示的息费外，不收取任何其他费用' },
    money('total', '正常履约应还总额', principal + totalInterest - discount),
    { item: 'annualised', label: COST_NAME, value: `${annualisedRate}%` },
    penaltyLine(input),
    {
      item: 'earlyRepayment',
      label: '提前还款',
      value: '不收违约金',
      standard: '利息按实际使用天数计算，且不超过当期应还利息',
    },
    coolingOffLine(input.coolingOffDays),
  ];
  return lines.filter((line): line is CostLine => line !== undefined);
}

/** The yearly rate comes first: it must not be less prominent than the daily one. */
function penaltyLine({ annualRate, ceiling, payee }: CostSheetInput): CostLine {
  const yearly = percentText(penaltyAnnualRate(annualRate, ceiling));
  const daily = percentText(parseRate(penaltyDailyRate(annualRate, ceiling)), 4);
  return {
    item: 'penalty',
    label: '逾期罚息年化利率（单利）',
    value: `${yearly}%`,
    method: '逾期本金 × 日利率 × 逾期天数，不计复利',
    standard: `折合日利率 ${daily}%`,
    payee,
  };
}

function coolingOffLine(days = 0): CostLine | undefined {
  if (days <= 0) return undefined;
  return {
    item: 'coolingOff',
    label: '冷静期',
    value: `${days} 天`,
    standard: '冷静期内全额还款，只需归还本金',
  };
}

function money(item: CostItem, label: string, amount: Fen): CostLine {
  return { item, label, amount, value: moneyText(amount) };
}
