import type { RouteKey } from '@/navigation/routes';
import type { Gallery } from './state';

/** Rooms of the app whose states are looked at side by side, in the order of their pages here. */
export const ROOMS = {
  home: ['home'],
  loan: [
    ...['loan', 'loanUsageTip', 'loanAddContacts', 'loanBindCard', 'loanSetPassword', 'loanFront'],
    ...['verifyPassword', 'loanAddress', 'loanService', 'loaning', 'loanFail', 'loanSuccess'],
  ],
  repay: [
    ...['repay', 'repayEntry', 'partRepay', 'repayConfirm', 'repayResult', 'offlineRepay', 'offlineResult'],
    ...['iouDetails', 'loanRecord', 'loanDetail', 'repaymentDetail', 'loanHistory'],
  ],
  application: [
    ...['creditAuthorize', 'creditFront', 'ocrTab', 'ocrA', 'ocrB', 'faceStart', 'faceEnd'],
    ...['addContacts', 'creditAddContacts', 'bindCard', 'setPassword', 'supplementary', 'creditResult'],
  ],
} as const satisfies Readonly<Record<string, readonly RouteKey[]>>;

const ALL: ReadonlySet<RouteKey> = new Set(Object.values(ROOMS).flat());

/** The page is in one of the rooms. */
export const isInRoom = (page: RouteKey): boolean => ALL.has(page);

/** Pictures of each room, by the order of its pages; of one page, as the galleries have them. */
export const roomPictures = (
  galleries: readonly Gallery[],
): readonly { readonly room: string; readonly names: readonly string[] }[] =>
  Object.entries<readonly RouteKey[]>(ROOMS).map(([room, keys]) => ({
    room,
    names: keys.flatMap((key) =>
      galleries.flatMap(({ persona, states }) =>
        states.filter(({ page }) => page === key).map(({ name }) => `${persona}-${name}`),
      ),
    ),
  }));
