import type { UserStatus } from '../credit/userStatus';

/** The fields of the stored user that decide the status (spec §3 userInfo). */
export interface Tracked {
  readonly isCredit: 'Y' | 'N';
  readonly isLoan: 'Y' | 'N';
}

/**
 * Spec §3 User status enum. null: no one is logged in. `known`: the status that the gateway last gave for this
 * person; until then the stored user decides.
 */
export function trackedStatus(user: Tracked | null, known?: UserStatus): UserStatus {
  if (user === null) return 'NoLogedIn';
  if (known !== undefined) return known;
  if (user.isCredit === 'N') return 'NoCredit';
  return user.isLoan === 'Y' ? 'creditRepay' : 'NoBorrowing';
}
