import type { PopupRule } from '@/contract/visitCodes';
import { compare, type CivilDate } from '../dates/civil';

export type { PopupRule };

/** What is stored about one popup for one person. */
export interface PopupMark {
  readonly shownOn: CivilDate | null;
  /** The person postponed the popup; from this day on it is due again. */
  readonly dueFrom: CivilDate | null;
  /** The person closed the popup for good. */
  readonly closed: boolean;
}

export const NO_MARK: PopupMark = { shownOn: null, dueFrom: null, closed: false };

/**
 * Whether a popup is due: once ever, once a day, or at each visit until it is closed. A postponed popup is due again on its
 * day under any rule, and then counts as shown.
 */
export function isPopupDue(rule: PopupRule, mark: PopupMark, today: CivilDate): boolean {
  if (mark.closed) return false;
  if (mark.dueFrom !== null) return compare(mark.dueFrom, today) <= 0;
  switch (rule) {
    case 'once':
      return mark.shownOn === null;
    case 'daily':
      return mark.shownOn !== today;
    case 'visit':
      return true;
  }
}

/** The marks of a popup that was shown, postponed to another day, or closed for good. */
export const shownMark = (today: CivilDate): PopupMark => ({ shownOn: today, dueFrom: null, closed: false });
export const putOffMark = (today: CivilDate, dueFrom: CivilDate): PopupMark => ({
  shownOn: today,
  dueFrom,
  closed: false,
});
export const closedMark = (today: CivilDate): PopupMark => ({ shownOn: today, dueFrom: null, closed: true });

interface Listed {
  readonly popupId: string;
  readonly rule: PopupRule;
  readonly promotion: 'Y' | 'N';
}

/**
 * The popups that are due, in the order given. `promotes`: false in elder mode, and while something is overdue or due within days
 * (product decisions).
 */
export function duePopups<P extends Listed>(
  list: readonly P[],
  state: {
    readonly marks: ReadonlyMap<string, PopupMark>;
    readonly today: CivilDate;
    readonly promotes: boolean;
  },
): readonly P[] {
  const { marks, today, promotes } = state;
  return list.filter(
    ({ popupId, rule, promotion }) =>
      (promotes || promotion !== 'Y') && isPopupDue(rule, marks.get(popupId) ?? NO_MARK, today),
  );
}
