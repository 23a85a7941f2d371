import * as v from 'valibot';

/** The console cannot do what was asked; answered with HTTP 400, this message, and the entry that it is about. */
export class Problem extends Error {
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/** Parses a value by its schema; throws a Problem with the schema's own (Chinese) sentences. */
export function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue, ...others] = result.issues;
  const key = others.length === 0 ? issue.path?.[0].key : undefined;
  const message = [...new Set(result.issues.map((one) => one.message))].join('；');
  throw new Problem(message, typeof key === 'string' ? key : undefined);
}

/** Every review: what is refused needs a reason. */
export const REASON_WANTED = '退回要写原因，最多60个字';

const PHONE = '手机号应是11位数字，第一位是1，第二位是3到9';

export const phoneField = v.pipe(v.string(PHONE), v.regex(/^1[3-9]\d{9}$/, PHONE));
