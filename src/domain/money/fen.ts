/** Money inside the program: a whole number of fen (1 yuan = 100 fen). Text in yuan is used only at the edges. */
export type Fen = number;

/** Shown in place of an amount that is not a number (spec §5 Money display: "non-numeric is invalid"). */
export const INVALID_MONEY = '--';

const YUAN = /^(0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const DISPLAYABLE = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+|(?=\.\d))(?:\.(\d*))?$/;

/**
 * Reads an amount of yuan as a person or the wire writes it: '1', '1.5', '1093.18', '1,234.50'. Undefined for
 * everything else: signs, spaces, a third decimal, leading zeros, misplaced commas, more than a double can hold.
 */
export function parseYuan(text: string): Fen | undefined {
  const match = YUAN.exec(text);
  if (!match) return undefined;
  return safeFen(match[1] ?? '', match[2] ?? '');
}

/** Wire form: decimal yuan with two decimals, no separators: 109318 is '1093.18'. Throws RangeError for a fraction of a fen. */
export function toYuan(fen: Fen): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not an amount of fen: ${fen}`);
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** As shown to people: '1,093.18'. */
export function formatYuan(fen: Fen): string {
  const text = toYuan(fen);
  return `${text.slice(0, -3).replace(/\B(?=(\d{3})+$)/g, ',')}${text.slice(-3)}`;
}

/** Whole yuan without '.00', for limits and steps: '38,000'. */
export function shortYuan(fen: Fen): string {
  return formatYuan(fen).replace(/\.00$/, '');
}

/** With its unit, for a line or a sentence: '1,093.18 元'. If the label names the unit, use formatYuan. */
export function moneyText(fen: Fen): string {
  return `${formatYuan(fen)} 元`;
}

/**
 * Formats an amount of yuan of unknown type (spec §5 Money display): two decimals (half-up) and thousands separators;
 * empty, null and undefined give '0.00'; anything that is not a number gives INVALID_MONEY, which cannot be mistaken for an amount.
 */
export function displayMoney(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '0.00';
  const match = DISPLAYABLE.exec(typeof value === 'number' ? plainText(value) : String(value).trim());
  if (!match) return String(value).trim() === '' ? '0.00' : INVALID_MONEY;
  const decimals = match[3] ?? '';
  const cut = safeFen(match[2] || '0', decimals.slice(0, 2));
  if (cut === undefined) return INVALID_MONEY;
  const fen = cut + (decimals.charAt(2) >= '5' ? 1 : 0);
  return formatYuan(match[1] === '-' ? -fen : fen);
}

/** String(1e-7) is '1e-7': such a small amount is 0 fen. */
function plainText(value: number): string {
  return Math.abs(value) < 1e-6 ? '0' : String(value);
}

function safeFen(whole: string, decimals: string): Fen | undefined {
  const fen = Number(whole.replace(/,/g, '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(fen) ? fen : undefined;
}

/** Sum of amounts. */
export function sumFen(amounts: readonly Fen[]): Fen {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
