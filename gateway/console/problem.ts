import * as v from 'valibot';

/** The console cannot do what was asked; answered with HTTP 400 and this message. */
export class Problem extends Error {}

/** Parses a value by its schema; throws a Problem with the schema's own (Chinese) sentences. */
export function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Problem([...new Set(result.issues.map(({ message }) => message))].join('；'));
}

/** Every review: what is refused needs a reason. */
export const REASON_WANTED = '退回要写原因，最多60个字';

const PHONE = '手机号应是11位数字，第一位是1，第二位是3到9';

export const phoneField = v.pipe(v.string(PHONE), v.regex(/^1[3-9]\d{9}$/, PHONE));
