import * as v from 'valibot';

/** The console cannot do what was asked; answered with HTTP 400, this message, and what is wrong with which entry. */
export class Problem extends Error {
  readonly fields: Readonly<Record<string, string>>;

  /** `at`: the entry that the message is about, or what is wrong with each of several. */
  constructor(message: string, at: string | Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = typeof at === 'string' ? { [at]: message } : at;
  }
}

/** Parses a value by its schema; throws a Problem with the schema's own (Chinese) sentences. */
export function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const { issues } = result;
  const message = [...new Set(issues.map((one) => one.message))].join('；');
  const named = issues.map((one) => [entryOf(one), one.message] as const).filter(([name]) => name !== '');
  throw new Problem(message, Object.fromEntries(named));
}

/** The entry that an issue is about, also in a list of such objects; '' for the whole. */
function entryOf({ path }: v.BaseIssue<unknown>): string {
  const key: unknown = path?.map((item) => item.key).find((one) => typeof one === 'string');
  return typeof key === 'string' ? key : '';
}

/** Every review: what is refused needs a reason. */
export const REASON_WANTED = '退回要写原因，最多60个字';

const PHONE = '手机号应是11位数字，第一位是1，第二位是3到9';

export const phoneField = v.pipe(v.string(PHONE), v.regex(/^1[3-9]\d{9}$/, PHONE));
