import { refuse } from '../refusals/general';

/** Deeper than any request of the contract, and shallow enough for recursion. */
const DEEPEST = 16;
const HALF_OF_A_PAIR = /\p{Surrogate}/u;

/** PostgreSQL cannot store NUL, and a lone surrogate has no UTF-8 form. */
const canBeKept = (text: string): boolean => !text.includes('\0') && !HALF_OF_A_PAIR.test(text);

/** Whether the database can store every text in a value, field names included. */
export function textsCanBeKept(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return canBeKept(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth > DEEPEST) return false;
  return Object.entries(value).every(([name, held]) => canBeKept(name) && textsCanBeKept(held, depth + 1));
}

/** Refuses a request with a text that the database cannot store, before the request has any effect. */
export function checkTexts(value: unknown): void {
  if (!textsCanBeKept(value)) throw refuse('incomplete');
}
