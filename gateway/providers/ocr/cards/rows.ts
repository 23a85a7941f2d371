import type { TextLine } from '../../../textRecognition/readText';

/** One printed row: its text without spaces, and the confidence of each character, 0 to 1. */
export interface Row {
  readonly text: string;
  readonly confidences: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  /** Of a line; from top to bottom a row that is not level is higher. */
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** What was found in a row. */
export interface Words {
  readonly text: string;
  /** Of its most doubtful character, 0 to 1. */
  readonly confidence: number;
}

/** A line this many times higher than most is no field: a heading, or a mark across the card. */
const HIGHEST = 1.9;
/** Lines belong to one row if their middles differ by less than this share of the lower one's height. */
const SAME_ROW = 0.5;

const middle = ({ top, bottom }: TextLine): number => (top + bottom) / 2;
const height = ({ top, bottom }: TextLine): number => bottom - top;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const sameRow = (line: TextLine, other: TextLine): boolean =>
  Math.abs(middle(line) - middle(other)) < SAME_ROW * Math.min(height(line), height(other));

/** Without spaces and with the narrow forms of letters, digits and colons. */
function printed(lines: readonly TextLine[]): Pick<Row, 'text' | 'confidences'> {
  const characters = lines.flatMap(({ text, confidences }) =>
    Array.from(text.normalize('NFKC'), (character, at) => ({ character, confidence: confidences[at] ?? 0 })),
  );
  const kept = characters.filter(({ character }) => !/[\s:]/.test(character));
  return {
    text: kept.map(({ character }) => character).join(''),
    confidences: kept.map(({ confidence }) => confidence),
  };
}

function rowOf(lines: readonly TextLine[]): Row {
  return {
    ...printed(lines),
    lines,
    left: Math.min(...lines.map(({ left }) => left)),
    top: Math.min(...lines.map(({ top }) => top)),
    bottom: Math.max(...lines.map(({ bottom }) => bottom)),
    height: median(lines.map(height)),
  };
}

/** The rows of a card from top to bottom. A line goes on the row whose end it continues: on a card seen from the side rows are not parallel. */
export function rowsOf(lines: readonly TextLine[]): Row[] {
  const highest = HIGHEST * median(lines.map(height));
  const rows: TextLine[][] = [];
  const fields = lines.filter((line) => line.text.trim() !== '' && height(line) <= highest);
  for (const line of [...fields].sort((one, other) => one.left - other.left)) {
    const row = rows.find((started) => sameRow(line, started.at(-1) as TextLine));
    if (row === undefined) rows.push([line]);
    else row.push(line);
  }
  return rows.map(rowOf).sort((one, other) => one.top - other.top);
}

/** Each line by itself: neighbours may overlap, and both show the character between them. */
export const linesOf = (rows: readonly Row[]): Row[] =>
  rows.flatMap(({ lines }) => lines.map((line) => rowOf([line])));

/** The group `value` of a pattern in one of the rows, with its confidence; undefined: in none. */
export function find(rows: readonly Row[], pattern: RegExp): Words | undefined {
  for (const { text, confidences } of rows) {
    const match = pattern.exec(text);
    const value = match?.groups?.['value'];
    if (match === null || value === undefined) continue;
    const begin = match.index + match[0].lastIndexOf(value);
    return { text: value, confidence: Math.min(1, ...confidences.slice(begin, begin + value.length)) };
  }
  return undefined;
}
