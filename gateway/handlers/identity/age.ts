import type { CivilDate } from '@/domain/dates/civil';
import { addMonths } from '@/domain/dates/civil';

const YOUNGEST = 18;
const OLDEST = 65;

/** Whether a person with this birthday may apply: from the 18th birthday to the last day at age 65. */
export function mayApplyAtAge(birthday: CivilDate, today: CivilDate): boolean {
  return addMonths(birthday, YOUNGEST * 12) <= today && addMonths(birthday, (OLDEST + 1) * 12) > today;
}
