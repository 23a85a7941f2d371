import type { Validity } from '@/contract/codes';
import type { CivilDate } from '@/domain/dates/civil';
import { addMonths, daysBetween } from '@/domain/dates/civil';

const SOON_DAYS = 90;
const YOUNGEST = 18;
const OLDEST = 65;

/** Validity of an ID card that is valid until the end of `validTo`; null is 长期. */
export function validityOf(validTo: CivilDate | null, today: CivilDate): Validity {
  if (validTo === null) return 'ok';
  if (validTo < today) return 'expired';
  return daysBetween(today, validTo) <= SOON_DAYS ? 'soon' : 'ok';
}

/** Whether a person with this birthday may apply: from the 18th birthday to the last day at age 65. */
export function mayApplyAtAge(birthday: CivilDate, today: CivilDate): boolean {
  return addMonths(birthday, YOUNGEST * 12) <= today && addMonths(birthday, (OLDEST + 1) * 12) > today;
}
