import { COOLING_OFF_DAYS, coolingOff } from '@/domain/repay/coolingOff';

describe('coolingOff', () => {
  const loan = { drawnOn: '2026-11-18', principal: 1_000_000 };

  it.each([
    ['2026-11-17', false, 31],
    ['2026-11-18', true, 30],
    ['2026-12-01', true, 17],
    ['2026-12-18', true, 0],
    ['2026-12-19', false, 0],
    ['2027-05-01', false, 0],
  ])('on %s open: %s, days left %d', (on, open, daysLeft) =>
    expect(coolingOff(loan, on)).toEqual({ open, lastDay: '2026-12-18', daysLeft, amount: 1_000_000 }),
  );

  it('lasts 30 days unless set otherwise', () => {
    expect(COOLING_OFF_DAYS).toBe(30);
    expect(coolingOff(loan, '2026-11-26', 7).open).toBe(false);
  });

  it('costs the principal less all that was paid, interest too, and no payment ends it', () => {
    expect(coolingOff({ ...loan, paid: 94_400 }, '2026-12-18').amount).toBe(905_600);
    expect(coolingOff({ ...loan, paid: 1_000_000 }, '2026-12-18')).toMatchObject({ open: true, amount: 0 });
    expect(coolingOff({ ...loan, paid: 1_000_001 }, '2026-12-18').amount).toBe(0);
  });
});
