import { describe, expect, it } from 'vitest';
import {
  homeAction,
  homeState,
  isUserStatus,
  TRACKED_STATUSES,
  USER_STATUSES,
} from '@/domain/credit/userStatus';

const TABLE = [
  ['NoLogedIn', 'new', 'login'],
  ['NoCredit', 'new', 'apply'],
  ['newUser', 'new', 'apply'],
  ['cerditName', 'new', 'continue'],
  ['creditReview', 'reviewing', 'wait'],
  ['supply', 'reviewing', 'supplement'],
  ['creditDenied', 'denied', 'retry'],
  ['activateUser', 'credited', 'activate'],
  ['creditPass', 'credited', 'draw'],
  ['addCredit', 'credited', 'draw'],
  ['NoBorrowing', 'credited', 'draw'],
  ['loanReview', 'borrowing', 'wait'],
  ['creditRepay', 'borrowing', 'repay'],
] as const;

describe('user status (spec §3)', () => {
  it('has every status in the table', () =>
    expect(TABLE.map(([status]) => status).sort()).toEqual([...USER_STATUSES, ...TRACKED_STATUSES].sort()));

  it.each(TABLE)('%s: %s, %s', (status, state, action) => {
    expect([homeState(status), homeAction(status)]).toEqual([state, action]);
    expect([homeState(status, 1), homeAction(status, 1)]).toEqual(['overdue', 'repay']);
    expect(isUserStatus(status)).toBe(true);
  });

  it.each(['creditName', 'toString', '__proto__', '', 1, null, undefined])('%j is no status', (value) =>
    expect(isUserStatus(value)).toBe(false),
  );
});
