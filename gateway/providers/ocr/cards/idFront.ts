import { isCivilDate } from '@/domain/dates/civil';
import { checkDigitOf } from '@/domain/person/idNumber';
import { birthIn, sexIn, type IdFront } from '../../../specimens/payload';
import type { Confidence } from '../definitions';
import { find, linesOf, type Row, type Words } from './rows';

export interface FrontRead {
  readonly fields: Partial<IdFront>;
  readonly confidence: Confidence<'name' | 'idNo'>;
}

const LABELS = [/姓名/, /性别/, /民族/, /出生/, /住址/, /公民身份号/, /身份号码/];
const NUMBER = /(?<!\d)(?<value>\d{17}[\dXx])(?!\d)/;
const NAME = /^.?名(?<value>\p{Script=Han}[\p{Script=Han}·]{1,29})$/u;
const HAN_ONLY = /^(?<value>\p{Script=Han}[\p{Script=Han}·]+)$/u;
/** A label begins further to the left of its value than this, in heights of a line. */
const LABEL = 2;
const BIRTH = /(?<value>(?:19|20)\d{2}年\d{1,2}月\d{1,2})日?/;
const ADDRESS = /^住?址/;
/** Something contradicts what was read: the check digit, or what is printed elsewhere on the card. */
const CONTRADICTED = 0.5;

/** How many labels of the portrait side the rows have. */
export const frontLabels = (rows: readonly Row[]): number =>
  LABELS.filter((label) => rows.some(({ text }) => label.test(text))).length;

/** The name beside its label, or alone above the row of the sex, if the label was not recognised. */
function nameIn(rows: readonly Row[]): Words | undefined {
  const sexRow = rows.findIndex(({ text }) => /性别|民族/.test(text));
  return find(rows, NAME) ?? find(rows.slice(Math.max(0, sexRow - 1), Math.max(0, sexRow)), HAN_ONLY);
}

/** '1990年3月7' as an ISO date. */
function isoDate(words: Words | undefined): string | undefined {
  const [year = '', month = '', day = ''] = (words?.text ?? '').split(/[年月]/);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(date) ? date : undefined;
}

/** What is printed between the birth and the number, in the column of the values: its label may be misread. */
function addressIn(rows: readonly Row[]): string {
  const birthRow = rows.findIndex(({ text }) => BIRTH.test(text));
  const begin = birthRow === -1 ? rows.findIndex(({ text }) => ADDRESS.test(text)) : birthRow + 1;
  const numberRow = rows.findIndex(({ text }) => /\d{15}|公民身份|身份号/.test(text));
  const value = rows[birthRow]?.lines.find(({ text }) => /\d{4}年/.test(text));
  if (begin === -1) return '';
  const lines = rows
    .slice(begin, numberRow === -1 ? rows.length : numberRow)
    .flatMap((row) =>
      row.lines.filter(({ left }) => value === undefined || left > value.left - LABEL * row.height),
    );
  const address = lines.map(({ text }) => text.normalize('NFKC').replace(/[\s:]/g, '')).join('');
  return address.replace(/^住?址/, '');
}

function numberConfidence(
  { text, confidence }: Words,
  { sex, birth }: { readonly sex: string | undefined; readonly birth: string | undefined },
): number {
  const contradicted =
    checkDigitOf(text) !== text.charAt(17).toUpperCase() ||
    (birth !== undefined && birth !== birthIn(text)) ||
    (sex !== undefined && sex !== sexIn(text));
  return contradicted ? Math.min(CONTRADICTED, confidence) : confidence;
}

/** What is printed of sex and birth; undefined: it cannot be read. */
const printedIn = (rows: readonly Row[]) => ({
  sex: find(rows, /性别(?<value>[男女])/)?.text,
  birth: isoDate(find(rows, BIRTH)),
});

/** The portrait side. Name and number are missing if they could not be read; sex and birth are in the number too. */
export function frontIn(rows: readonly Row[]): FrontRead {
  const [name, idNo] = [nameIn(rows), find([...linesOf(rows), ...rows], NUMBER)];
  const number = idNo?.text.toUpperCase();
  const printed = printedIn(rows);
  const { sex = sexIn(number ?? ''), birth = birthIn(number ?? '') } = printed;
  return {
    fields: {
      name: name?.text,
      idNo: number,
      sex: sex === '男' ? '男' : '女',
      nation: find(rows, /民族(?<value>\p{Script=Han}{1,8})$/u)?.text ?? '',
      birth,
      address: addressIn(rows),
    },
    confidence: { name: name?.confidence, idNo: idNo && numberConfidence(idNo, printed) },
  };
}
