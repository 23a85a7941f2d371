/**
 * The forms in which companies' servers write the same value. Each rule takes the turn (0, 1, 2 …) and gives the next form each
 * time, so that a run meets all of them, and the same ones in every run.
 */
type Rule = (value: unknown, turn: number, name: string) => unknown;

const AMOUNT = /^-?\d{1,12}\.\d{2}$/;
const RATE = /^\d\.\d{4,8}$/;
const ID_NAME = /(?:Id|No|Seq)$/;
/** What a JSON number can hold without loss, and no leading zero. */
const PLAIN_DIGITS = /^[1-9]\d{0,14}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const take = <T>(turn: number, forms: readonly T[]): T => forms[turn % forms.length] as T;

const grouped = (text: string): string => text.replace(/\B(?=(\d{3})+(?=\.))/g, ',');
const oneDecimal = (text: string): string => text.replace(/0$/, '');

const amount: Rule = (value, turn) =>
  typeof value === 'string' && AMOUNT.test(value)
    ? take(turn, [value, Number(value), grouped(value), oneDecimal(value)])
    : undefined;

const rate: Rule = (value, turn) =>
  typeof value === 'string' && RATE.test(value) ? take(turn, [value, Number(value)]) : undefined;

const yesNo: Rule = (value, turn) =>
  value === 'Y' || value === 'N'
    ? take(turn, [value, value === 'Y', value === 'Y' ? '1' : '0', value === 'Y' ? 'true' : 'false'])
    : undefined;

const id: Rule = (value, turn, name) =>
  typeof value === 'string' && ID_NAME.test(name) && PLAIN_DIGITS.test(value)
    ? take(turn, [Number(value), value])
    : undefined;

const bit: Rule = (value, turn) =>
  value === '0' || value === '1' ? take(turn, [value, Number(value)]) : undefined;

const count: Rule = (value, turn) =>
  typeof value === 'number' && Number.isInteger(value) ? take(turn, [value, String(value)]) : undefined;

const day: Rule = (value, turn) =>
  typeof value === 'string' && DAY.test(value)
    ? take(turn, [value, value.replaceAll('-', '/'), value.replaceAll('-', ''), `${value} 00:00:00`])
    : undefined;

const RULES: readonly Rule[] = [amount, rate, yesNo, id, bit, count, day];

function leaf(value: unknown, turn: number, name: string): unknown {
  for (const rule of RULES) {
    const written = rule(value, turn, name);
    if (written !== undefined) return written;
  }
  return value;
}

/** Of two fields beside each other not both change their form in the same turn. */
const shift = (name: string): number => Array.from(name).reduce((sum, { length }) => sum + length, 0);

/** A field that holds nothing is null in one turn and absent in the next. */
const isLeftOut = (value: unknown, turn: number): boolean => value === null && turn % 2 === 1;

/** The data of an answer in the forms of this turn, with unknown fields. */
export function inForms(value: unknown, turn: number, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item, at) => inForms(item, turn + at, name));
  if (typeof value !== 'object' || value === null) return leaf(value, turn + shift(name), name);
  const fields = Object.entries(value)
    .filter(([, held]) => !isLeftOut(held, turn))
    .map(([key, held]) => [key, inForms(held, turn, key)] as const);
  return { ...Object.fromEntries(fields), hostOnly: { traceSeq: turn } };
}
