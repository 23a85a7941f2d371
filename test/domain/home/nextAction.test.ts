import { TRACKED_STATUSES, USER_STATUSES } from '@/domain/credit/userStatus';
import { homeOf } from '@/domain/home/nextAction';

const TABLE = [
  ['NoLogedIn', 'new', 'login'],
  ['NoCredit', 'new', 'apply'],
  ['newUser', 'new', 'apply'],
  ['cerditName', 'new', 'continue'],
  ['creditReview', 'reviewing', 'creditProgress'],
  ['supply', 'reviewing', 'supplement'],
  ['creditDenied', 'denied', 'reapply'],
  ['activateUser', 'credited', 'activate'],
  ['creditPass', 'credited', 'draw'],
  ['addCredit', 'credited', 'draw'],
  ['NoBorrowing', 'credited', 'draw'],
  ['loanReview', 'disbursing', 'loanProgress'],
  ['creditRepay', 'borrowing', 'repay'],
] as const;

describe('the home page, by user status', () => {
  it('knows every status of the spec', () =>
    expect(TABLE.map(([status]) => status).sort()).toEqual([...USER_STATUSES, ...TRACKED_STATUSES].sort()));

  it.each(TABLE)('%s: %s, %s; an overdue loan comes first', (status, state, action) => {
    expect(homeOf({ status })).toEqual({ state, action });
    expect(homeOf({ status, overdueDays: 0 })).toEqual({ state, action });
    expect(homeOf({ status, overdueDays: 1, available: 100 })).toEqual({ state: 'overdue', action: 'repay' });
  });

  it.each(TABLE)(
    '%s with something that bars borrowing: only an offer to borrow gives way to it',
    (status, state, action) => {
      const lifting = 'idCardUpdate' as const;
      expect(homeOf({ status, lifting })).toEqual({ state, action: action === 'draw' ? lifting : action });
      expect(homeOf({ status, lifting, overdueDays: 1 }).action).toBe('repay');
    },
  );

  it.each(TABLE)('%s with a repayment or a drawing under way: wait for the bank', (status) => {
    const repaying = { state: 'repaying', action: 'repayProgress' };
    expect(homeOf({ status, repaying: 1 })).toEqual(repaying);
    // No other repayment is accepted now, not even of what is overdue.
    expect(homeOf({ status, repaying: 1, overdueDays: 3, disbursing: 1 })).toEqual(repaying);
    expect(homeOf({ status, disbursing: 1 })).toEqual({ state: 'disbursing', action: 'loanProgress' });
    expect(homeOf({ status, disbursing: 1, overdueDays: 3 })).toEqual({ state: 'overdue', action: 'repay' });
  });

  it.each([
    [100, 'draw'],
    [1, 'draw'],
    [0, 'repay'],
  ] as const)('a borrower may draw the rest: %d fen, %s', (available, action) =>
    expect(homeOf({ status: 'creditRepay', available }).action).toBe(action),
  );

  it.each([
    ['2026-12-18', '2026-12-17', 'creditResult'],
    ['2026-12-18', '2026-12-18', 'reapply'],
    ['2026-12-18', '2027-01-01', 'reapply'],
    [null, '2026-12-17', 'reapply'],
    ['2026-12-18', undefined, 'creditResult'],
  ] as const)('denied until %s, on %s: %s', (retryDate, today, action) =>
    expect(homeOf({ status: 'creditDenied', retryDate, ...(today ? { today } : {}) })).toEqual({
      state: 'denied',
      action,
    }),
  );
});
