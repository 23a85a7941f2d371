/** User status enum (spec §3); `cerditName` is the wire's own spelling. */
export const USER_STATUSES = [
  'newUser',
  'creditReview',
  'creditDenied',
  'cerditName',
  'creditPass',
  'creditRepay',
  'loanReview',
  'activateUser',
  'supply',
  'addCredit',
] as const;

/** What tracking calls people without a status of their own (spec §3: "also tracked"). */
export const TRACKED_STATUSES = ['NoLogedIn', 'NoCredit', 'NoBorrowing'] as const;

export type UserStatus = (typeof USER_STATUSES)[number] | (typeof TRACKED_STATUSES)[number];

const ALL: ReadonlySet<string> = new Set([...USER_STATUSES, ...TRACKED_STATUSES]);

export function isUserStatus(value: unknown): value is UserStatus {
  return typeof value === 'string' && ALL.has(value);
}
