import { compare, type CivilDate } from '../dates/civil';

export type ActivityState = 'open' | 'coming' | 'ended';

/** State of an activity on a day; the period includes both ends, an absent end is open. */
export function activityState(
  { startsOn, endsOn }: { readonly startsOn: CivilDate | null; readonly endsOn: CivilDate | null },
  today: CivilDate,
): ActivityState {
  if (endsOn !== null && compare(today, endsOn) > 0) return 'ended';
  return startsOn !== null && compare(today, startsOn) < 0 ? 'coming' : 'open';
}
