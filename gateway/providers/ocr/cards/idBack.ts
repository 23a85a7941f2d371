import { addMonths, isCivilDate } from '@/domain/dates/civil';
import type { IdBack } from '../../../specimens/payload';
import type { Confidence } from '../definitions';
import { find, type Row, type Words } from './rows';

export interface BackRead {
  readonly fields: Partial<IdBack>;
  readonly confidence: Confidence<'authority' | 'validFrom' | 'validTo'>;
}

const LABELS = [/签发机关/, /有效期限/, /居民身份证/];
const AUTHORITY = /^签?发?机关(?<value>\p{Script=Han}{2,})$/u;
const DATE = String.raw`\d{4}\.?\d{2}\.?\d{2}`;
const FROM = new RegExp(String.raw`(?<value>${DATE})[^\d长]{0,3}(?:${DATE}|长期)`);
const TO = new RegExp(String.raw`${DATE}[^\d长]{0,3}(?<value>${DATE}|长期)`);
export const FOREVER = '长期';
/** ID cards are valid for so many years, to the day (居民身份证法, article 5). */
const YEARS = [5, 10, 20];
const CONTRADICTED = 0.5;

/** How many labels of the emblem side the rows have. */
export const backLabels = (rows: readonly Row[]): number =>
  LABELS.filter((label) => rows.some(({ text }) => label.test(text))).length;

function isoDate(words: Words | undefined): string | undefined {
  const date = words?.text.replaceAll('.', '').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') ?? '';
  return isCivilDate(date) ? date : undefined;
}

/** The row of the label, and what is below it and not beside another label. */
function authorityIn(rows: readonly Row[]): Words | undefined {
  const at = rows.findIndex(({ text }) => AUTHORITY.test(text));
  const [first, second] = [rows[at], rows[at + 1]];
  const words = first && find([first], AUTHORITY);
  if (words === undefined || first === undefined || second === undefined) return words;
  const goesOn = second.left > first.left + 2 * first.height && second.top - first.bottom < first.height;
  if (!goesOn || !/^\p{Script=Han}+$/u.test(second.text)) return words;
  return {
    text: words.text + second.text,
    confidence: Math.min(words.confidence, ...second.confidences),
  };
}

/** The emblem side. What could not be read is missing. */
export function backIn(rows: readonly Row[]): BackRead {
  const [authority, from, to] = [authorityIn(rows), find(rows, FROM), find(rows, TO)];
  const validFrom = isoDate(from);
  const validTo = to?.text === FOREVER ? FOREVER : isoDate(to);
  const usual =
    validTo === FOREVER || YEARS.some((years) => validFrom && addMonths(validFrom, years * 12) === validTo);
  const ofDate = (words: Words | undefined) => words && Math.min(words.confidence, usual ? 1 : CONTRADICTED);
  return {
    fields: { authority: authority?.text, validFrom, validTo },
    confidence: { authority: authority?.confidence, validFrom: ofDate(from), validTo: ofDate(to) },
  };
}
