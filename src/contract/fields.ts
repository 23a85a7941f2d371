import * as v from 'valibot';
import { BITS, YES_NO } from './visitCodes';

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Decimal yuan with two decimals, the wire form of money: "1093.18". */
export const yuan = v.pipe(v.string(), v.regex(/^-?\d{1,12}\.\d{2}$/));
/** A rate as a decimal fraction: "0.1440" is 14.40 % a year. */
export const rate = v.pipe(v.string(), v.regex(/^\d\.\d{4,8}$/));
/** A percentage with two decimals: "14.40". */
export const percent = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{2}$/));
/** Civil date in Asia/Shanghai: "2026-11-18", and a day that exists. */
export const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.check(isDay));
/** An instant: "2026-11-18T03:00:00.000Z". */
export const instant = v.pipe(v.string(), v.isoTimestamp());
export const yesNo = v.picklist(YES_NO);
export const phone = v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/));
/** '138****8000': enough for the holder to recognise the phone. */
export const maskedPhone = v.pipe(v.string(), v.regex(/^1\d{2}\*{4}\d{4}$/));
export const smsCode = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const cardNo = v.pipe(v.string(), v.regex(/^\d{12,19}$/));
export const idNo = v.pipe(v.string(), v.regex(/^\d{17}[\dX]$/));
/** A key made by the server (loan, quote, repayment, file). */
export const key = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** UUID made when the person opens a confirmation; kept over retries. */
export const requestNo = v.pipe(v.string(), v.uuid());
export const tradePassword = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const nothing = v.object({});

/** Channel fields that the entry address may contain (spec §2, entry parameters). */
export const channelFields = {
  oneChannelId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  twoChannelId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  thrChannelId: v.optional(v.pipe(v.string(), v.maxLength(64))),
};

/** Spec §7: fields of public calls that name the person logged in; empty for a visitor. */
export const visitorOrMember = {
  phone: v.optional(phone),
  tokenCode: v.optional(v.pipe(v.string(), v.maxLength(128))),
};

/*
 * Lenient kinds, for answer fields that are neither money nor identifiers. Hosts send the same flag as 1, as '1' or not at all; an invalid
 * or absent field becomes the value named here, and the rest of the answer stays valid. The gateway still has to send exact values: its
 * answers must pass through the contract unchanged (gateway/calls/checkAnswer.ts).
 */

/** Text and numbers as trimmed text; everything else counts as absent. */
function plainText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

const asText = v.pipe(v.unknown(), v.transform(plainText));

/** A code, or words to be shown: '' when absent. */
export const code = v.fallback(asText, '');
/** A code that its object needs: a list leaves out an item without it. */
export const name = (max: number) => v.pipe(asText, v.minLength(1), v.maxLength(max));
/** One of these words. */
export const oneOf = <const T extends readonly string[], const E extends string>(options: T, otherwise: E) =>
  v.fallback<v.GenericSchema<unknown, T[number] | E>, E>(v.pipe(asText, v.picklist(options)), otherwise);
/** Y or N; N when absent. */
export const flag = oneOf(YES_NO, 'N');
/** '0' or '1'; '0' when absent. */
export const bit = oneOf(BITS, '0');
/** 0 or 1 as a number; 0 when absent. */
export const bitNumber = v.fallback(
  v.pipe(
    asText,
    v.picklist(BITS),
    v.transform((one): 0 | 1 => (one === '1' ? 1 : 0)),
  ),
  0,
);
/** A whole number from 0, as a number or as text ('12', '12.5', '40%'); decimals are cut off. */
export const whole = v.pipe(
  asText,
  v.regex(/^\d{1,9}(\.\d+)?%?$/),
  v.transform((digits) => Math.floor(parseFloat(digits))),
);
export const tally = (otherwise: number) => v.fallback(whole, otherwise);
export const dateOrNull = v.fallback(v.nullable(date), null);
/** An amount, or '' if the host sends none. */
export const yuanOrNone = v.nullish(v.union([yuan, v.literal('')]), '');
/** The valid items of a list. Not for debts: if a debt is left out, it looks as if the person does not owe it. */
export const those = <T extends v.GenericSchema>(item: T) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((one): v.InferOutput<T>[] => {
        const result = v.safeParse(item, one);
        return result.success ? [result.output] : [];
      }),
    ),
  );
/** The valid items of a list; empty if there is no list. */
export const someOf = <T extends v.GenericSchema>(item: T) => v.fallback(those(item), []);
/** For calls without data in the answer: hosts send null, true or a word there. */
export const done = v.fallback(v.object({}), {});

/** A phone sealed under the phone key (an IV and at least one block), or nothing: a phone in clear text is refused. */
export const sealedPhone = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:[A-Za-z0-9+/]{40,}={0,2})?$/));
