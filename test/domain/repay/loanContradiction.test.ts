import { addDays } from '@/domain/dates/civil';
import { annualisedRate, buildSchedule } from '@/domain/loan/schedule';
import { loanContradiction } from '@/domain/repay/loanContradiction';
import type { LoanFigureRow, LoanFigures } from '@/domain/repay/loanFigures';
import { payoffQuote, type RunningLoan } from '@/domain/repay/payoff';
import { owedFrom } from '@/domain/repay/owed';
import { penaltyFor } from '@/domain/repay/penalty';

const LOAN = {
  principal: 1_200_000,
  annualRate: '0.1440',
  terms: 12,
  method: 'equal-instalment',
  start: '2026-11-18',
} as const;
const plan = buildSchedule(LOAN);
/** 17 days after the first due date. */
const TODAY = addDays(plan[0]?.dueDate ?? '', 17);
const running: RunningLoan = {
  instalments: owedFrom(plan),
  annualRate: LOAN.annualRate,
  interestFrom: LOAN.start,
};
const payoff = payoffQuote(running, TODAY);

const rows = plan.map((row): LoanFigureRow => {
  const late = row.dueDate < TODAY;
  const penalty = late ? penaltyFor(row.principal, LOAN.annualRate, 17) : 0;
  return { ...row, penalty, total: row.total + penalty, paid: 0, state: late ? 'overdue' : 'future' };
});
const good: LoanFigures = {
  ...{ amount: LOAN.principal, annualRate: LOAN.annualRate, terms: LOAN.terms, method: LOAN.method },
  ...{ drawnOn: LOAN.start, interestFrom: LOAN.start, today: TODAY, settled: false },
  ...{ principalLeft: LOAN.principal, prepaid: 0, rows },
  annualisedRate: annualisedRate(LOAN.principal, LOAN.start, plan),
  partial: { above: payoff.overdue.total + payoff.accruedInterest, below: payoff.total },
};

/** The first instalment with other figures; its total follows. */
const first = (change: Partial<LoanFigureRow>): Partial<LoanFigures> => ({
  rows: rows.map((row, index) => {
    if (index > 0) return row;
    const changed = { ...row, ...change };
    return { ...changed, total: changed.principal + changed.interest + changed.penalty };
  }),
});
const second = { ...rows[1], dueDate: addDays(rows[1]?.dueDate ?? '', 1) } as LoanFigureRow;

it('an overdue loan of the engine does not contradict itself', () => {
  expect(loanContradiction(good)).toBeUndefined();
});

it.each<readonly [string, string, Partial<LoanFigures>]>([
  ['a rate that the plan does not have', 'rate', { annualisedRate: '14.39' }],
  ['no amount', 'principals', { amount: 0 }],
  ['less principal left than is open', 'principals', { principalLeft: LOAN.principal - 1 }],
  ['principal paid ahead that the plan still has', 'principals', { prepaid: 100 }],
  ['a settled loan with a debt', 'principals', { settled: true }],
  ['a paid instalment that is not paid', 'sums', first({ state: 'paid' })],
  ['another due date', 'dates', { rows: rows.map((row, index) => (index === 1 ? second : row)) }],
  ['an overdue instalment that is said to come', 'dates', first({ state: 'future' })],
  ['more interest than the plan has', 'interest', first({ interest: (rows[0]?.interest ?? 0) + 1 })],
  ['one fen of penalty too much', 'penalty', first({ penalty: (rows[0]?.penalty ?? 0) + 1 })],
  ['bounds that the engine does not count', 'bounds', { partial: { above: 1, below: payoff.total } }],
  ['no bounds although a part could be paid', 'bounds', { partial: null }],
])('%s is found', (_what, found, change) => {
  expect(loanContradiction({ ...good, ...change })).toBe(found);
});
