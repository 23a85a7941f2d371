/**
 * A code or flag of a server answer as text: different hosts send the same flag as 1, '1' or ' 1 '. Anything except text and
 * numbers counts as absent ('').
 */
export function wireText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}
