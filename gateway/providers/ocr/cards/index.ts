import { isDoubtful } from '@/domain/person/reading';
import type { Text } from '../../../textRecognition/readText';
import type { BankCardReading, IdCardReading, OcrFailure } from '../definitions';
import { cardIn, hasCardWords, isBankCard } from './bankCard';
import { backIn, backLabels } from './idBack';
import { frontIn, frontLabels } from './idFront';
import { rowsOf, type Row } from './rows';

/** More of the text's area in pure white than this is a reflection. */
const REFLECTING = 0.12;

type Kind = 'front' | 'back' | 'bank-card';

/** Which document the words are of; undefined: of none. */
function kindOf(rows: readonly Row[]): Kind | undefined {
  const [front, back] = [frontLabels(rows), backLabels(rows)];
  if (Math.max(front, back) > 0) return front >= back ? 'front' : 'back';
  if (rows.some(({ text }) => /\d{17}[\dXx]/.test(text)) && !hasCardWords(rows)) return 'front';
  return isBankCard(rows) || hasCardWords(rows) ? 'bank-card' : undefined;
}

const isAtEdge = ({ lines }: Row): boolean => lines.some(({ atEdge }) => atEdge);

/** Why a field of a document that was recognised is missing. */
function unread(rows: readonly Row[], { glare }: Text): OcrFailure {
  if (glare > REFLECTING) return 'reflecting';
  return rows.some(isAtEdge) ? 'cut' : 'blurred';
}

type Whole<F> = { readonly [K in keyof F]-?: Exclude<F[K], undefined> };

const isWhole = <F extends object>(fields: F): fields is F & Whole<F> =>
  Object.values(fields).every((value) => value !== undefined);

/** An ID card from the words of a picture. */
export function idCardFrom(text: Text): IdCardReading {
  const rows = rowsOf(text.lines);
  const kind = kindOf(rows);
  if (kind === undefined) return { ok: false, why: 'no-document' };
  if (kind === 'bank-card') return { ok: false, why: 'wrong-document' };
  if (kind === 'front') {
    const { fields, confidence } = frontIn(rows);
    return isWhole(fields)
      ? { ok: true, side: kind, ...fields, confidence }
      : { ok: false, why: unread(rows, text) };
  }
  const { fields, confidence } = backIn(rows);
  return isWhole(fields)
    ? { ok: true, side: kind, ...fields, confidence }
    : { ok: false, why: unread(rows, text) };
}

/** A bank card from the words of a picture. */
export function bankCardFrom(text: Text): BankCardReading {
  const rows = rowsOf(text.lines);
  const kind = kindOf(rows);
  if (kind === undefined) return { ok: false, why: 'no-document' };
  if (kind !== 'bank-card') return { ok: false, why: 'wrong-document' };
  const { fields, confidence } = cardIn(rows);
  // The end of the number may be beyond the edge of the picture.
  if (isDoubtful(confidence.cardNo) && rows.some((row) => isAtEdge(row) && /\d{8}/.test(row.text)))
    return { ok: false, why: 'cut' };
  return isWhole(fields) ? { ok: true, ...fields, confidence } : { ok: false, why: unread(rows, text) };
}
