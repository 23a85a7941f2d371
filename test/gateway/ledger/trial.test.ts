import { loanRefusals } from '@/contract/loan';
import { trialOf, type TrialInput } from '../../../gateway/ledger/trial';

const INPUT: TrialInput = {
  ...{ amount: 1_200_000, terms: 3, method: 'equal-principal', annualRate: '0.1440' },
  ...{ start: '2026-11-18', coupon: 0 },
};

describe('a trial', () => {
  it('has the plan and all that it costs', () => {
    expect(trialOf(INPUT)).toEqual({
      ...{
        amount: '12000.00',
        term: 3,
        method: 'equal-principal',
        totalInterest: '288.00',
        discount: '0.00',
      },
      ...{ totalRepay: '12288.00', annualRate: '0.1440', annualisedRate: '14.40', compoundRate: '15.39' },
      penaltyDailyRate: '0.000600',
      schedule: [
        {
          term: 1,
          dueDate: '2026-12-18',
          principal: '4000.00',
          interest: '144.00',
          total: '4144.00',
          balance: '8000.00',
        },
        {
          term: 2,
          dueDate: '2027-01-18',
          principal: '4000.00',
          interest: '96.00',
          total: '4096.00',
          balance: '4000.00',
        },
        {
          term: 3,
          dueDate: '2027-02-18',
          principal: '4000.00',
          interest: '48.00',
          total: '4048.00',
          balance: '0.00',
        },
      ],
    });
  });

  it('with a coupon shows the rate without it, and with it beside', () => {
    const { rateWithCoupon, ...trial } = trialOf({ ...INPUT, coupon: 14_400 });
    expect(trial).toMatchObject({ discount: '144.00', totalRepay: '12144.00', annualisedRate: '14.40' });
    expect(Number(rateWithCoupon)).toBeGreaterThan(6);
    expect(Number(rateWithCoupon)).toBeLessThan(8);
  });

  it('above the ceiling of the yearly rate is refused', () => {
    const dear = { ...INPUT, annualRate: '0.2401' };
    expect(() => trialOf(dear)).toThrow(
      expect.objectContaining({ code: loanRefusals.rateAboveCeiling }) as Error,
    );
    expect(trialOf({ ...dear, annualRate: '0.2400' }).annualisedRate).toBe('24.00');
  });
});
