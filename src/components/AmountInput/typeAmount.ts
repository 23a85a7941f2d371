import type { Key } from '../Keypad';

interface AmountRule {
  /** Digits before the point; default 7 (up to 9,999,999). */
  readonly whole?: number;
  /** Digits after the point; default 2, 0 for whole yuan. */
  readonly decimals?: number;
}

/**
 * The amount after one more key: '12' and '.' is '12.'. A key that would break the form (a second point, a third
 * decimal, a digit too many) changes nothing, so that the figure never jumps.
 */
export function typeAmount(text: string, key: Key, { whole = 7, decimals = 2 }: AmountRule = {}): string {
  if (key === 'delete') return text.slice(0, -1);
  const [before, after] = parts(text);
  const fits = after === undefined ? before.length < whole : after.length < decimals;
  if (key === '.') return decimals > 0 && after === undefined ? `${before || '0'}.` : text;
  // A leading zero is allowed only before a point.
  if (text === '0') return key;
  return fits ? text + key : text;
}

/** The typed amount with thousands separators; unfinished decimals stay as they are: '12000.' is '12,000.'. */
export function shownAmount(text: string): string {
  const [before, after] = parts(text);
  const grouped = before.replace(/\B(?=(\d{3})+$)/g, ',');
  return after === undefined ? grouped : `${grouped}.${after}`;
}

function parts(text: string): readonly [string, string | undefined] {
  const [before = '', after] = text.split('.');
  return [before, after];
}
