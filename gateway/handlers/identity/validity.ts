import type { Validity } from '@/contract/codes';
import type { CivilDate } from '@/domain/dates/civil';
import { addMonths, daysBetween } from '@/domain/dates/civil';

const SOON_DAYS = 90;
const YOUNGEST = 18;
const OLDEST = 65;

/** Of an ID card that is good until the end of `validTo`; null is 长期. */
export function validityOf(validTo: CivilDate | null, today: CivilDate): Validity {
  if (validTo === null) return 'ok';
  if (validTo < today) return 'expired';
  return daysBetween(today, validTo) <= SOON_DAYS ? 'soon' : 'ok';
}

/** Whether someone born then may apply: 18 to 65 years old, birthdays included. */
export function mayApplyAtAge(birthday: CivilDate, today: CivilDate): boolean {
  return addMonths(birthday, YOUNGEST * 12) <= today && addMonths(birthday, (OLDEST + 1) * 12) > today;
}
