import type { Validity } from '@/contract/codes';
import { daysBetween, type CivilDate } from '@/domain/dates/civil';

const SOON_DAYS = 90;

/** Validity of an ID card that is valid until the end of `validTo`; null is 长期. */
export function validityOf(validTo: CivilDate | null, today: CivilDate): Validity {
  if (validTo === null) return 'ok';
  if (validTo < today) return 'expired';
  return daysBetween(today, validTo) <= SOON_DAYS ? 'soon' : 'ok';
}
