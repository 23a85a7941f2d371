import { METHOD_NAMES, type RepaymentMethod } from '@/domain/loan/methods';
import { moneyText, type Fen } from '@/domain/money/fen';
import { namedRate, parseRate, percentText, ratePercent } from '@/domain/money/rate';
import { COST_NAME, RATE_NAME } from '@/domain/money/rateWords';
import { penaltyAnnualRate, penaltyDailyRate } from '@/domain/repay/penalty';

/** How an amount is calculated: the formula, and the figures in it. */
export interface Explained {
  readonly title: string;
  readonly formula: string;
  readonly inputs: readonly { readonly label: string; readonly value: string }[];
}

const MONTHLY_RATE = `月利率 = ${RATE_NAME} ÷ 12`;

export const FORMULAS: Readonly<Record<RepaymentMethod, string>> = {
  'equal-instalment': `当期利息 = 剩余本金 × 月利率；当期本金 = 每期还款 − 当期利息。每期还款 = 借款本金 × 月利率 × (1 + 月利率)^期数 ÷ ((1 + 月利率)^期数 − 1)。${MONTHLY_RATE}`,
  'equal-principal': `当期利息 = 剩余本金 × 月利率；当期本金 = 借款本金 ÷ 期数，除不尽的几分钱在最后一期。${MONTHLY_RATE}`,
  'interest-first': `当期利息 = 借款本金 × 月利率，最后一期归还全部本金。${MONTHLY_RATE}`,
  bullet: `利息 = 借款本金 × ${RATE_NAME} × 实际天数 ÷ 360，到期和本金一起归还`,
};

export const ROUNDED = '每个金额四舍五入到分';

interface TrialInputs {
  readonly amount: Fen;
  readonly terms: number;
  readonly method: RepaymentMethod;
  readonly annualRate: string;
  readonly annualisedRate: string;
  readonly totalInterest: Fen;
  readonly discount: Fen;
  readonly totalRepay: Fen;
  readonly rows: readonly { readonly principal: Fen; readonly interest: Fen; readonly total: Fen }[];
}

const money = (label: string, fen: Fen) => ({ label, value: moneyText(fen) });

/** The figures of a trial: each instalment, the sum, and the annualised rate. */
export function howTrial(trial: TrialInputs): readonly Explained[] {
  const { amount, terms, method, annualRate, annualisedRate, totalInterest, discount, totalRepay, rows } =
    trial;
  const [first] = rows;
  return [
    {
      title: `每期还多少（${METHOD_NAMES[method]}）`,
      formula: `${FORMULAS[method]}。${ROUNDED}`,
      inputs: [
        money('借款本金', amount),
        { label: RATE_NAME, value: ratePercent(annualRate) },
        { label: '期数', value: `${terms} 个月` },
        ...(first === undefined
          ? []
          : [money('第 1 期利息', first.interest), money('第 1 期本金', first.principal)]),
      ],
    },
    {
      title: '一共还多少',
      formula: '应还总额 = 借款本金 + 各期利息 − 优惠券抵扣',
      inputs: [
        money('借款本金', amount),
        money('各期利息合计', totalInterest),
        money('优惠券抵扣', discount),
        money('应还总额', totalRepay),
      ],
    },
    {
      title: COST_NAME,
      formula: '按每月还款折算的内部收益率 × 12，不计复利，也不计优惠券。它让不同的还款方式可以放在一起比较',
      inputs: [{ label: COST_NAME, value: `${annualisedRate}%` }],
    },
  ];
}

interface PaymentInputs {
  readonly principal: Fen;
  readonly interest: Fen;
  readonly penalty: Fen;
  readonly discount: Fen;
  readonly payAmount: Fen;
}

/** The parts of a payment. */
export function howPayment(quote: PaymentInputs): readonly Explained[] {
  const { principal, interest, penalty, discount, payAmount } = quote;
  return [
    {
      title: '这次还多少',
      formula: '实付 = 本金 + 利息 + 罚息 − 优惠券抵扣',
      inputs: [
        money('本金', principal),
        money('利息', interest),
        money('罚息', penalty),
        money('优惠券抵扣', discount),
        money('实付', payAmount),
      ],
    },
    {
      title: '提前还清的利息',
      formula: `剩余本金 × ${RATE_NAME} × 上个还款日到还款当天的天数 ÷ 360，不超过当期应还利息，没有违约金。冷静期内只还本金`,
      inputs: [],
    },
    {
      title: '罚息',
      formula: '逾期本金 × 罚息日利率 × 逾期天数，只按本金算，不计复利',
      inputs: [],
    },
  ];
}

/** The penalty of a loan with this rate: '0.1440'. The yearly rate comes before the daily one. */
export function howPenalty(annualRate: string): Explained {
  return {
    title: '逾期罚息',
    formula: '罚息 = 逾期本金 × 罚息日利率 × 逾期天数。只按逾期的本金算，不计复利，还清当天停止',
    inputs: [
      { label: '借款', value: namedRate(annualRate) },
      { label: `罚息${RATE_NAME}`, value: `${percentText(penaltyAnnualRate(annualRate))}%` },
      { label: '罚息日利率', value: `${percentText(parseRate(penaltyDailyRate(annualRate)), 4)}%` },
    ],
  };
}
