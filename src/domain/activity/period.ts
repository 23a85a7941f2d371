import { compare, type CivilDate } from '../dates/civil';

export type ActivityState = 'open' | 'coming' | 'ended';

/** How an activity stands on a day; both ends belong to it, an absent one is open. */
export function activityState(
  { startsOn, endsOn }: { readonly startsOn: CivilDate | null; readonly endsOn: CivilDate | null },
  today: CivilDate,
): ActivityState {
  if (endsOn !== null && compare(today, endsOn) > 0) return 'ended';
  return startsOn !== null && compare(today, startsOn) < 0 ? 'coming' : 'open';
}
