import { isUserStatus, TRACKED_STATUSES, USER_STATUSES } from '@/domain/credit/userStatus';

describe('user status (spec §3)', () => {
  it.each([...USER_STATUSES, ...TRACKED_STATUSES])('%s is one', (status) =>
    expect(isUserStatus(status)).toBe(true),
  );

  it.each(['creditName', 'toString', '__proto__', '', 1, null, undefined])('%j is no status', (value) =>
    expect(isUserStatus(value)).toBe(false),
  );
});
