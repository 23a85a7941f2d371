import {
  daysTo,
  minutesTo,
  nextDue,
  nextMidnight,
} from '../../../../gateway/console/workbench/top/clockSteps';

type Loans = Parameters<typeof nextDue>[0];

const loans = (...terms: readonly (readonly [dueDate: string, state: string])[]): Loans =>
  [{ schedule: terms.map(([dueDate, state]) => ({ dueDate, state })) }] as unknown as Loans;

describe('a step of the clock', () => {
  it.each([
    ['2026-11-29T12:00:00.000Z', '2026-11-29T16:00:00.000Z'],
    // In Shanghai the next day has begun already.
    ['2026-11-29T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
    ['2026-11-29T23:59:59.999Z', '2026-11-30T16:00:00.000Z'],
    ['2026-12-31T15:59:59.000Z', '2026-12-31T16:00:00.000Z'],
  ])('after %s the next midnight in Shanghai is %s', (now, midnight) => {
    expect(nextMidnight(new Date(now)).toISOString()).toBe(midnight);
  });

  it.each([
    ['2026-11-29T12:00:00.000Z', '2026-11-29T12:30:00.000Z', 30],
    ['2026-11-29T12:00:00.001Z', '2026-11-29T12:30:00.000Z', 30],
    ['2026-11-29T12:00:00.000Z', '2026-11-29T12:00:00.500Z', 1],
    ['2026-11-29T12:00:01.000Z', '2026-11-29T12:00:00.000Z', 1],
  ])('from %s to %s is %i whole minutes, never before it', (now, at, minutes) => {
    expect(minutesTo(new Date(now), new Date(at))).toBe(minutes);
  });

  it('counts the days between two dates over the end of a month', () => {
    expect(daysTo('2026-11-29', '2026-12-10')).toBe(11);
  });

  it('leads to the earliest day on which the person still has to pay', () => {
    const owed = loans(['2026-12-10', 'paid'], ['2027-01-10', 'future'], ['2027-02-10', 'future']);
    expect(nextDue(owed, '2026-11-29')).toBe('2027-01-10');
    expect(nextDue(owed, '2027-01-10')).toBe('2027-02-10');
    expect(nextDue(loans(['2026-12-10', 'paid']), '2026-11-29')).toBeUndefined();
    expect(nextDue([], '2026-11-29')).toBeUndefined();
  });
});
