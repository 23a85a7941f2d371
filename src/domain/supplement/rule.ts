import type { ProofState } from '@/contract/codes';
import { addDays, daysBetween, type CivilDate } from '../dates/civil';

/** Documents asked for after credit was granted. */
export const SUPPLEMENT_RULE = {
  /** Days to hand in, counted from the request. */
  days: 15,
  /** After a refusal the person has at least this many days for the next try. */
  daysAfterRefusal: 7,
  /** The person is reminded this many days before the deadline. */
  remindDays: 3,
  mostFiles: 6,
} as const;

export interface SupplementStanding {
  readonly state: ProofState;
  readonly dueOn: CivilDate;
}

export const isOpen = ({ state }: Pick<SupplementStanding, 'state'>): boolean =>
  state === 'asked' || state === 'refused';

/** The deadline has passed and nothing is handed in: until it is, no new drawing. */
export const isSupplementMissing = (standing: SupplementStanding, today: CivilDate): boolean =>
  isOpen(standing) && daysBetween(standing.dueOn, today) > 0;

/** The last day for the next try after a refusal. */
export function supplementDueAfterRefusal(dueOn: CivilDate, today: CivilDate): CivilDate {
  const least = addDays(today, SUPPLEMENT_RULE.daysAfterRefusal);
  return least > dueOn ? least : dueOn;
}
