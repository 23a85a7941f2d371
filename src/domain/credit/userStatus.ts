import { USER_STATUSES } from '@/contract/codes';

export { USER_STATUSES };

/** What tracking calls people without a status of their own (spec §3: "also tracked"). */
export const TRACKED_STATUSES = ['NoLogedIn', 'NoCredit', 'NoBorrowing'] as const;

export type UserStatus = (typeof USER_STATUSES)[number] | (typeof TRACKED_STATUSES)[number];

const ALL: ReadonlySet<string> = new Set([...USER_STATUSES, ...TRACKED_STATUSES]);

export function isUserStatus(value: unknown): value is UserStatus {
  return typeof value === 'string' && ALL.has(value);
}
