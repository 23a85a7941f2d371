import { TRACKED_STATUSES, USER_STATUSES } from '@/domain/credit/userStatus';
import { homeOf, lineAction, stepOf } from '@/domain/home/nextAction';

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
    expect(stepOf({ status })).toEqual({ state, action });
    expect(stepOf({ status, overdueDays: 0 })).toEqual({ state, action });
    expect(stepOf({ status, overdueDays: 1, available: 100 })).toEqual({ state: 'overdue', action: 'repay' });
  });

  it.each(TABLE)(
    '%s with something that bars borrowing: only an offer to borrow gives way to it',
    (status, state, action) => {
      const lifting = 'idCardUpdate' as const;
      expect(stepOf({ status, lifting })).toEqual({ state, action: action === 'draw' ? lifting : action });
      expect(stepOf({ status, lifting, overdueDays: 1 }).action).toBe('repay');
    },
  );

  it.each(TABLE)('%s with a repayment or a drawing under way: wait for the bank', (status) => {
    const repaying = { state: 'repaying', action: 'repayProgress' };
    expect(stepOf({ status, repaying: 1 })).toEqual(repaying);
    // No other repayment is accepted now, not even of what is overdue.
    expect(stepOf({ status, repaying: 1, overdueDays: 3, disbursing: 1 })).toEqual(repaying);
    expect(stepOf({ status, disbursing: 1 })).toEqual({ state: 'disbursing', action: 'loanProgress' });
    expect(stepOf({ status, disbursing: 1, overdueDays: 3 })).toEqual({ state: 'overdue', action: 'repay' });
  });

  it.each([
    [100, 'draw'],
    [1, 'draw'],
    [0, 'repay'],
  ] as const)('a borrower may draw the rest: %d fen, %s', (available, action) =>
    expect(lineAction({ status: 'creditRepay', available })).toBe(action),
  );

  it.each([
    [0, 'due'],
    [3, 'due'],
    [4, 'borrowing'],
    [undefined, 'borrowing'],
  ] as const)('a debt due in %s days: %s', (dueIn, state) => {
    const way = { to: 'action', action: 'repay' };
    expect(homeOf({ status: 'creditRepay', dueIn })).toEqual({ state, action: 'repay', way });
  });

  it('a task that waits comes before what is due in three days, and after what is due today', () => {
    const waits = { to: 'leaving' } as const;
    const task = { state: 'task', action: 'task', way: waits };
    expect(homeOf({ status: 'creditRepay', dueIn: 3, waits })).toEqual(task);
    expect(homeOf({ status: 'creditRepay', dueIn: 0, waits })).toMatchObject({ state: 'due' });
  });

  it.each([
    ['2026-12-18', '2026-12-17', 'creditResult'],
    ['2026-12-18', '2026-12-18', 'reapply'],
    ['2026-12-18', '2027-01-01', 'reapply'],
    [null, '2026-12-17', 'reapply'],
    ['2026-12-18', undefined, 'creditResult'],
  ] as const)('denied until %s, on %s: %s', (retryDate, today, action) =>
    expect(stepOf({ status: 'creditDenied', retryDate, ...(today ? { today } : {}) })).toEqual({
      state: 'denied',
      action,
    }),
  );
});
