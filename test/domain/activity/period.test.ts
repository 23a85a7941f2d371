import { activityState } from '@/domain/activity/period';

const TODAY = '2026-11-18';

describe('activityState', () => {
  it.each([
    [null, null, 'open'],
    ['2026-11-18', null, 'open'],
    ['2026-11-19', null, 'coming'],
    [null, '2026-11-18', 'open'],
    [null, '2026-11-17', 'ended'],
    ['2026-11-01', '2026-11-30', 'open'],
    ['2026-12-01', '2026-12-31', 'coming'],
    ['2026-01-01', '2026-01-31', 'ended'],
    // Ends before it begins: over.
    ['2026-12-01', '2026-01-31', 'ended'],
  ] as const)('from %j to %j is %s', (startsOn, endsOn, expected) => {
    expect(activityState({ startsOn, endsOn }, TODAY)).toBe(expected);
  });
});
