import type { UserStatus } from '../credit/userStatus';

/** The fields of the stored user that decide the status (spec §3 userInfo). */
export interface Tracked {
  readonly isCredit: 'Y' | 'N';
  readonly isLoan: 'Y' | 'N';
}

/** Spec §3 User status enum, as far as the stored user shows it; null: nobody is logged in. */
export function trackedStatus(user: Tracked | null): UserStatus {
  if (user === null) return 'NoLogedIn';
  if (user.isCredit === 'N') return 'NoCredit';
  return user.isLoan === 'Y' ? 'creditRepay' : 'NoBorrowing';
}
