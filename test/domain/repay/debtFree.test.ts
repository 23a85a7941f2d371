import type { ScheduleInput } from '@/domain/loan/schedule';
import { debtFreeOf, MORE_PRINCIPAL, type NamedLoan } from '@/domain/repay/debtFree';
import { partialRepayment } from '@/domain/repay/partial';
import { LOAN, paidRows, runningOf } from './arrived';

const named = (loanNo: string, input: ScheduleInput = LOAN, paid = 0): NamedLoan => ({
  ...runningOf({ today: '', input, rows: paidRows(paid, input) }),
  loanNo,
});
const LONG: ScheduleInput = { ...LOAN, terms: 12, method: 'equal-instalment' };
const DAY = '2026-11-28';

describe('the way to debt-free', () => {
  it('ends with the last instalment of all loans, and counts everything that is left', () => {
    const whole = debtFreeOf([named('A'), named('B', LONG)], DAY);
    expect(whole?.on).toBe('2027-11-18');
    // 12,000.00 and 288.00 of interest; 12 instalments of 1,079.71.
    const long = named('B', LONG).instalments.reduce((sum, row) => sum + row.principal + row.interest, 0);
    expect(whole?.left).toBe(1_228_800 + long);
  });

  it('is not there if nothing is owed', () => {
    expect(debtFreeOf([], DAY)).toBeUndefined();
    expect(debtFreeOf([named('A', LOAN, 3)], DAY)).toBeUndefined();
  });

  it('names the loan on which 100 yuan more saves most, the sum with its interest, and what the engine says it saves', () => {
    const more = debtFreeOf([named('A'), named('B', LONG)], DAY)?.more;
    // Ten days of 12,000.00 at 14.4 % are 48.00.
    expect(more).toMatchObject({ loanNo: 'B', pay: 4_800 + MORE_PRINCIPAL });
    const engine = partialRepayment(named('B', LONG), DAY, 4_800 + MORE_PRINCIPAL);
    expect(engine.kind === 'options' && engine.sooner?.savedInterest).toBe(more?.saves);
  });

  it('gives the day of the other loans if they end later', () => {
    const dear: ScheduleInput = { ...LOAN, annualRate: '0.2400', terms: 6 };
    const cheap: ScheduleInput = { ...LONG, annualRate: '0.0100' };
    expect(debtFreeOf([named('A', dear), named('B', cheap)], DAY)?.more).toMatchObject({
      loanNo: 'A',
      on: '2027-11-18',
    });
  });

  it('has no more to pay while something is due, or on a loan of less', () => {
    expect(debtFreeOf([named('A')], '2026-12-18')?.more).toBeNull();
    expect(debtFreeOf([named('A', { ...LOAN, principal: 9_000 })], DAY)?.more).toBeNull();
  });
});
