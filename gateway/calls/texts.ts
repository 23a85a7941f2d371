import { refuse } from '../refusals/general';

/** Deeper than any request of the contract, and shallow enough to be walked. */
const DEEPEST = 16;
const HALF_OF_A_PAIR = /\p{Surrogate}/u;

/** PostgreSQL keeps no NUL, and half of a surrogate pair has no UTF-8. */
const canBeKept = (text: string): boolean => !text.includes('\0') && !HALF_OF_A_PAIR.test(text);

/** Whether each text of a value can be kept, the names of its fields too. */
export function textsCanBeKept(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return canBeKept(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth > DEEPEST) return false;
  return Object.entries(value).every(([name, held]) => canBeKept(name) && textsCanBeKept(held, depth + 1));
}

/** Refuses a request with a text that no database keeps, before anything is done with it. */
export function checkTexts(value: unknown): void {
  if (!textsCanBeKept(value)) throw refuse('incomplete');
}
