/**
 * A code or flag of a server answer as text: the same flag comes as 1, '1' or ' 1 ' from different hosts. What is neither text
 * nor number counts as absent ('').
 */
export function wireText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}
