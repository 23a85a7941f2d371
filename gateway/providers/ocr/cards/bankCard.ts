import { passesLuhn } from '@/domain/person/bankCard';
import type { BankCard } from '../../../specimens/payload';
import type { Confidence } from '../definitions';
import { find, linesOf, type Row, type Words } from './rows';

export interface CardRead {
  readonly fields: Partial<BankCard>;
  readonly confidence: Confidence<'cardNo'>;
}

const NUMBER = /(?<!\d)(?<value>\d{12,19})(?!\d)/;
const BANK = /^(?<value>\p{Script=Han}*(?:银行|农信|信用社))/u;
const HAN = /^(?<value>\p{Script=Han}{2,14})$/u;
const MARKS = /银行|银联|储蓄卡|借记卡|信用卡|持卡人|有效期|UnionPay|VALID|DEBIT/i;
const OTHER_WORDS = /卡|样本|有效期|银联/;
const VALID_THRU = /(?<value>(?:0[1-9]|1[0-2])\/\d{2})/;
const CONTRADICTED = 0.5;

/** The whole row if its number is right, since it is often printed in groups; else a line of it. */
function numberIn(rows: readonly Row[]): Words | undefined {
  const inRow = find(rows, NUMBER);
  return inRow !== undefined && passesLuhn(inRow.text) ? inRow : (find(linesOf(rows), NUMBER) ?? inRow);
}

/** Whether the rows are a bank card's: a number with the right check digit, or one beside words of a card. */
export function isBankCard(rows: readonly Row[]): boolean {
  const number = numberIn(rows)?.text;
  return number !== undefined && (passesLuhn(number) || hasCardWords(rows));
}

export const hasCardWords = (rows: readonly Row[]): boolean => rows.some(({ text }) => MARKS.test(text));

/** The line under the label, beginning where it begins. */
function holderIn(rows: readonly Row[]): string {
  const lines = rows.flatMap((row) => row.lines);
  const label = lines.find(({ text }) => /持卡人/.test(text));
  if (label === undefined) return '';
  const size = label.bottom - label.top;
  const below = lines.filter(
    ({ left, top, text }) =>
      Math.abs(left - label.left) < 2 * size &&
      top > label.top + size / 2 &&
      top < label.bottom + 2 * size &&
      HAN.test(text),
  );
  return below[0]?.text ?? '';
}

export function cardIn(rows: readonly Row[]): CardRead {
  const number = numberIn(rows);
  const bank =
    find(rows, BANK) ??
    find(
      rows.filter(({ text }) => !OTHER_WORDS.test(text)),
      HAN,
    );
  const confidence =
    number && (passesLuhn(number.text) ? number.confidence : Math.min(CONTRADICTED, number.confidence));
  return {
    fields: {
      bank: bank?.text ?? '',
      cardNo: number?.text,
      name: holderIn(rows),
      validThru: find(rows, VALID_THRU)?.text ?? '',
    },
    confidence: { cardNo: confidence },
  };
}
