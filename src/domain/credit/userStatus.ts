import { USER_STATUSES } from '@/contract/visitCodes';

export { USER_STATUSES };

/** Tracking names for people without a status (spec §3: "also tracked"). */
export const TRACKED_STATUSES = ['NoLogedIn', 'NoCredit', 'NoBorrowing'] as const;

export type UserStatus = (typeof USER_STATUSES)[number] | (typeof TRACKED_STATUSES)[number];

const ALL: ReadonlySet<string> = new Set([...USER_STATUSES, ...TRACKED_STATUSES]);

export function isUserStatus(value: unknown): value is UserStatus {
  return typeof value === 'string' && ALL.has(value);
}
