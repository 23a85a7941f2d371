import type { Validity } from '@/contract/codes';
import { daysBetween, type CivilDate } from '../dates/civil';

const SOON_DAYS = 90;

/**
 * Validity of an ID card: its last day counts as valid; null is 长期. `soon` (within 90 days): the app tells the person, nothing is blocked.
 * `expired`: no drawing, no application and no raise until it is renewed (product decisions).
 */
export function validityOf(validTo: CivilDate | null, today: CivilDate): Validity {
  if (validTo === null) return 'ok';
  if (validTo < today) return 'expired';
  return daysBetween(today, validTo) <= SOON_DAYS ? 'soon' : 'ok';
}

/** The data of a card on file that the rule uses. */
interface CardOnFile {
  readonly id_no: string | null;
  readonly back_confirmed: boolean;
}

/** Both sides are on file. */
export const isWhole = <C extends CardOnFile>(card: C | undefined): card is C =>
  card !== undefined && card.id_no !== null && card.back_confirmed;
