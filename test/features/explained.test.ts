import { dueReminders } from '@/features/trust/AllDueDates';
import { pointsAfter } from '@/features/trust/earlyTrial';
import { howPayment, howPenalty, howTrial } from '@/features/trust/explained';
import { howDue, howLeft, howLoan, howPartial, howPayoff } from '@/features/trust/explainedLoan';
import { addsUpText } from '@/features/trust/words';
import type { LoanFigures } from '@/domain/repay/loanFigures';
import { annualisedRate, buildSchedule, totalInterest } from '@/domain/loan/schedule';
import { REPAYMENT_METHODS } from '@/domain/loan/methods';

const valueOf = (items: ReturnType<typeof howTrial>, label: string) =>
  items.flatMap(({ inputs }) => inputs).find((input) => input.label === label)?.value;

describe('怎么算的', () => {
  it.each(REPAYMENT_METHODS)('has the figures of a trial: %s', (method) => {
    const loan = { principal: 1_200_000, annualRate: '0.1440', terms: 12, method, start: '2026-11-18' };
    const rows = buildSchedule(loan);
    const interest = totalInterest(rows);
    const items = howTrial({
      ...{ amount: loan.principal, terms: 12, method, annualRate: '0.1440', annualisedRate: '14.40' },
      ...{ rows, totalInterest: interest, discount: 0, totalRepay: loan.principal + interest },
    });
    expect(valueOf(items, '借款本金')).toBe('12,000.00 元');
    expect(valueOf(items, '年化利率（单利）')).toBe('14.40%');
    expect(items[0]?.formula).toMatch(method === 'bullet' ? /÷ 360/ : /月利率 = 年化利率（单利） ÷ 12/);
  });

  it('has the parts of a payment', () => {
    const parts = { principal: 100_000, interest: 1_000, penalty: 500, discount: 100, payAmount: 101_400 };
    expect(howPayment(parts)[0]?.inputs.map(({ value }) => value)).toEqual([
      '1,000.00 元',
      '10.00 元',
      '5.00 元',
      '1.00 元',
      '1,014.00 元',
    ]);
  });

  it('names the yearly rate of the penalty before the daily one', () => {
    expect(howPenalty('0.1440').inputs.map(({ value }) => value)).toEqual([
      '年化利率（单利）14.40%',
      '21.60%',
      '0.0600%',
    ]);
  });
});

/** A loan of 3,000.00 of which 1,000.00 were paid ahead. */
const LOAN = {
  principal: 300_000,
  annualRate: '0.1440',
  terms: 3,
  method: 'equal-principal',
  start: '2026-11-18',
} as const;
const figures: LoanFigures = {
  ...{ amount: 300_000, annualRate: '0.1440', terms: 3, method: 'equal-principal', settled: false },
  ...{ drawnOn: '2026-11-18', interestFrom: '2026-11-18', today: '2026-11-18', principalLeft: 200_000 },
  ...{
    prepaid: 100_000,
    partial: null,
    annualisedRate: annualisedRate(300_000, LOAN.start, buildSchedule(LOAN)),
  },
  rows: buildSchedule({ ...LOAN, principal: 200_000 }).map((row) => ({
    ...row,
    ...{ penalty: 0, paid: 0, state: 'future' },
  })),
};

describe('怎么算的 of a running loan', () => {
  it('has the loan, its rate and what was paid ahead', () => {
    const items = howLoan(figures);
    expect(items.map(({ title }) => title)).toEqual(['每期还多少（等额本金）', '部分还款以后']);
    expect(valueOf(items, '已提前归还本金')).toBe('1,000.00 元');
    expect(valueOf(items, '剩余本金')).toBe('2,000.00 元');
    expect(howLoan({ ...figures, prepaid: 0 })).toHaveLength(1);
    expect(howLeft(figures).inputs.map(({ value }) => value)).toEqual([
      '3,000.00 元',
      '1,000.00 元',
      '2,000.00 元',
    ]);
  });

  it('has the parts of what is due, of a payoff and of a partial repayment', () => {
    const parts = { principal: 100_000, interest: 1_200, penalty: 300, total: 101_500, savedInterest: 2_400 };
    const values = (item: ReturnType<typeof howDue>) => item.inputs.map(({ value }) => value);
    const sums = ['1,000.00 元', '12.00 元', '3.00 元', '1,015.00 元'];
    expect(values(howDue(parts))).toEqual(sums);
    expect(values(howPayoff(parts, figures))).toEqual(['年化利率（单利）14.40%', ...sums, '24.00 元']);
    expect(values(howPartial(parts, '缩短期限'))).toContain('1,015.00 元');
  });

  it('says that the principals add up, with what was paid ahead', () => {
    expect(addsUpText(3, 300_000, 0)).toBe('3 期本金合计 3,000.00 元，与借款金额一致');
    expect(addsUpText(3, 300_000, 100_000)).toBe(
      '3 期本金合计 2,000.00 元，加上已提前归还的 1,000.00 元，与借款金额一致',
    );
  });
});

describe('the due dates for the calendar', () => {
  it('are those still to come, each with its amount', () => {
    const row = (term: number, state: string) => ({
      term,
      dueDate: `2027-0${term}-18`,
      total: 107_741,
      state,
    });
    const rows = [row(1, 'paid'), row(2, 'overdue'), row(3, 'due'), row(4, 'future')];
    expect(dueReminders(rows).map(({ date, title }) => [date, title])).toEqual([
      ['2027-03-18', '还款日：第 3 期 1,077.41 元'],
      ['2027-04-18', '还款日：第 4 期 1,077.41 元'],
    ]);
  });
});

describe('an early payment that is tried', () => {
  const points = [
    { date: '2026-11-18', left: 30_000 },
    { date: '2026-11-20', left: 30_000 },
    { date: '2026-12-18', left: 20_000 },
    { date: '2027-01-18', left: 10_000 },
    { date: '2027-02-18', left: 0 },
  ];

  it('leaves the past as it was, and ends sooner', () => {
    expect(pointsAfter(points, 1, 0)).toEqual(points);
    expect(pointsAfter(points, 1, 10_000)).toEqual([
      { date: '2026-11-18', left: 30_000 },
      { date: '2026-11-20', left: 20_000 },
      { date: '2026-12-18', left: 10_000 },
      { date: '2027-01-18', left: 0 },
    ]);
  });

  it('never goes below nothing', () => {
    expect(pointsAfter(points, 1, 25_000).map(({ left }) => left)).toEqual([30_000, 5_000, 0]);
  });
});
