import type { Response } from '@/contract';
import { formatChinese, type CivilDate } from '@/domain/dates/civil';
import { costSheet, type CostLine } from '@/domain/loan/costSheet';
import { METHOD_NAMES, type RepaymentMethod } from '@/domain/loan/methods';
import { EXAMPLE, lateCost, loanCosts, type LateCost } from '@/domain/loan/workedExample';
import { rateSpan } from '@/domain/money/rateWords';
import { moneyText, type Fen } from '@/domain/money/fen';
import { parseRate, ratePercent, rateText, scaleRate } from '@/domain/money/rate';
import { fenOf } from '@/domain/money/wire';
import { COOLING_OFF_DAYS } from '@/domain/repay/coolingOff';
import { TITLE } from '@/settings';
import { serverDay } from '@/stores/serverDay';

/** The cost of one loan, and which loan it is. */
export interface CostFacts {
  /** Percent, simple: '14.40'. */
  readonly annualised: string;
  /** Which loan this is: '您最近一笔借款'. */
  readonly title: string;
  /** Amount, terms and method. */
  readonly about: string;
  /** What the person must know about these figures. */
  readonly note: string;
  readonly lines: readonly CostLine[];
  readonly late: LateCost | undefined;
}

type Words = Pick<CostFacts, 'title' | 'note'>;

const aboutOf = (principal: Fen, terms: number, method: RepaymentMethod): string =>
  `${moneyText(principal)}，${terms} 期，${METHOD_NAMES[method]}`;

/** A trial by the server: a drawing that is being entered. */
export function costsOfTrial(trial: Response<'loanUseTrial'>): CostFacts {
  const principal = fenOf(trial.amount);
  const { term: terms, method, annualRate, annualisedRate } = trial;
  return {
    title: '您正在填写的借款',
    note: '和签约前要您确认的明示表一致；金额或期数改了，这里也会变。',
    about: aboutOf(principal, terms, method),
    annualised: annualisedRate,
    lines: costSheet({
      principal,
      terms,
      method,
      annualRate,
      annualisedRate,
      totalInterest: fenOf(trial.totalInterest),
      discount: fenOf(trial.discount),
      payee: TITLE,
      coolingOffDays: COOLING_OFF_DAYS,
    }),
    late: lateCost(fenOf(trial.schedule[0]?.principal ?? '0.00'), annualRate),
  };
}

/** The newest loan, as it was drawn. */
export function costsOfLoan(loan: Response<'queryLoanState'>): CostFacts {
  const { terms, method, annualRate, drawnOn, signedOn } = loan;
  const principal = fenOf(loan.amount);
  return {
    title: '您最近一笔借款',
    note: `${formatChinese(drawnOn, 'full')}借出，按期足额还款时的成本；用了优惠券的，以合同里的明示表为准。`,
    about: aboutOf(principal, terms, method),
    ...loanCosts({
      ...{
        principal,
        terms,
        method,
        annualRate,
        start: drawnOn,
        signedOn: signedOn ?? drawnOn,
        payee: TITLE,
      },
    }),
  };
}

function example(annualRate: string, start: CivilDate, words: Words): CostFacts {
  const { principal, terms, method } = EXAMPLE;
  return {
    ...words,
    about: aboutOf(principal, terms, method),
    ...loanCosts({ ...EXAMPLE, annualRate, start, payee: TITLE }),
  };
}

/** The example at the person's own rate, a decimal fraction. */
export const exampleForLine = (annualRate: string, today: CivilDate): CostFacts =>
  example(annualRate, today, {
    title: '按您的利率举例',
    note: `您的年化利率（单利）是 ${ratePercent(annualRate)}。借款时会按您选的金额和期数重新计算。`,
  });

/** The example at the highest advertised rate; undefined if none is advertised. */
export function exampleForAll({ isShow, min, max }: Response<'rateRange'>): CostFacts | undefined {
  if (isShow !== 'Y' || min === '' || max === '') return undefined;
  const annualRate = rateText(scaleRate(parseRate(max), 1, 100), 4);
  return example(annualRate, serverDay.today(), {
    title: '举例',
    note: `年化利率（单利）${rateSpan({ min, max })}，这里按最高的 ${max}% 计算。您的利率以审批结果为准。`,
  });
}
