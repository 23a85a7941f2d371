import type { ScheduleInput } from '@/domain/loan/schedule';
import { payoffQuote } from '@/domain/repay/payoff';
import { waysToPay } from '@/domain/repay/ways';
import { waysOverAll, type LoanToPay, type WayOverAll } from '@/domain/repay/waysOverAll';
import { arrived, LOAN, runningOf } from './arrived';

/** Ten days after the drawings; nothing has fallen due. */
const DAY = '2026-11-28';
const LONG: ScheduleInput = { ...LOAN, terms: 12, method: 'equal-instalment' };
const SMALL: ScheduleInput = { ...LONG, principal: 100_000 };
/** Its first instalment was due on 2026-11-18. */
const LATE: ScheduleInput = { ...SMALL, start: '2026-10-18' };

/** `exit`: what ends it without interest, in fen. */
const loan = (loanNo: string, input: ScheduleInput, exit: number | null = null): LoanToPay => ({
  loanNo,
  figures: { ...arrived({ today: DAY, input }), exit },
});

const A = loan('A', LOAN);
const B = loan('B', LONG);
const L = loan('L', LATE);
const FREE = loan('F', SMALL, 100_000);
const FREE_LONG = loan('G', LONG, 1_200_000);

const waysOf = (loans: readonly LoanToPay[], due = loans.map(({ loanNo }) => loanNo)) =>
  waysOverAll(loans, new Set(due));
const told = (ways: readonly WayOverAll[]) =>
  ways.map(({ kind, loans }) => `${kind}: ${loans.map((one) => one.loanNo + one.kind[0]).join(' ')}`);

describe('the ways to pay over all loans', () => {
  it.each([
    ['one loan has the ways of that loan', [A], ['payoff: Ap', 'partial: Ap', 'due: Ad']],
    ['the loan that saves most is ended first', [A, B], ['payoff: Bp Ap', 'partial: Bp', 'due: Ad Bd']],
    ['what is late comes before what saves more', [B, L], ['payoff: Lp Bp', 'partial: Lp', 'due: Ld Bd']],
    [
      'the free exit comes before what is late, and is another way beside the end of all',
      [L, FREE],
      ['payoff: Fc Lp', 'coolingOff: Fc', 'partial: Lp', 'due: Ld Fd'],
    ],
    [
      'if every loan can be given back, no way ends one with interest',
      [FREE, FREE_LONG],
      ['coolingOff: Gc Fc', 'partial: Gp', 'due: Fd Gd'],
    ],
  ])('%s', (_, loans, expected) => {
    expect(told(waysOf(loans))).toEqual(expected);
  });

  it('cost and save the sum of their loans, the cheapest first', () => {
    const [payoff, partial, due] = waysOf([A, B]);
    const each = [LOAN, LONG].map((input) => payoffQuote(runningOf({ today: DAY, input }), DAY));
    expect(payoff?.amount).toBe(each.reduce((sum, { total }) => sum + total, 0));
    const ends = [A, B].map(({ figures }) => waysToPay(figures)[0]?.saves ?? 0);
    expect(payoff?.saves).toBe((ends[0] ?? 0) + (ends[1] ?? 0));
    expect(due).toMatchObject({ saves: 0 });
    const saved = [payoff, partial, due].map((way) => way?.saves ?? 0);
    expect(saved).toEqual([...saved].sort((a, b) => b - a));
  });

  it('an end with free exits costs their principal, and saves all their interest', () => {
    const [payoff, exit] = waysOf([B, FREE]);
    expect(exit).toMatchObject({ kind: 'coolingOff', amount: 100_000 });
    const alone = waysOf([B])[0];
    expect(payoff?.amount).toBe((alone?.amount ?? 0) + 100_000);
    expect(payoff?.saves).toBe((alone?.saves ?? 0) + (exit?.saves ?? 0));
  });

  it('what is due is paid for the picked loans alone, and costs nothing without one', () => {
    const of = (due: string[]) => waysOf([A, B], due).find(({ kind }) => kind === 'due');
    // 4,000.00 and 144.00 of interest.
    expect(of(['A'])).toMatchObject({ amount: 414_400, loans: [{ loanNo: 'A' }] });
    expect(of([])).toMatchObject({ amount: 0, loans: [] });
  });

  it('has no amount if the engine cannot calculate a loan, as that of a loan with an instalment paid in part', () => {
    const rows = A.figures.rows.map((row, index) => (index === 0 ? { ...row, paid: 100 } : row));
    const half: LoanToPay = { loanNo: 'A', figures: { ...A.figures, rows } };
    expect(waysOf([half, B])[0]).toMatchObject({ kind: 'payoff', amount: undefined });
  });
});
