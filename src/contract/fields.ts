import * as v from 'valibot';
import { decimal, moment, plainText, truthOf, wholeNumber, yesOrNo, zeroOrOne } from './reading';
import { BITS, YES_NO } from './visitCodes';

/** A field that costs itself alone: what cannot be read becomes `otherwise`, and the request layer reports its name (./lost). */
export function orElse<T extends v.GenericSchema, const E>(
  exact: T,
  otherwise: E,
): v.GenericSchema<v.InferInput<T>, v.InferOutput<T> | E> & { readonly exact: T } {
  return { ...v.fallback(exact, otherwise), exact };
}

/*
 * Each kind has one form, which is written here; reading also takes the other forms in which hosts write the same value
 * (./reading). What cannot be read is refused.
 */

/** A percentage with two decimals: "14.40". */
export const percent = v.pipe(v.unknown(), v.transform(decimal(2)), v.regex(/^\d{1,4}\.\d{2}$/));
/** An instant: "2026-11-18T03:00:00.000Z". */
export const instant = v.pipe(v.unknown(), v.transform(moment), v.isoTimestamp());
export const yesNo = v.pipe(v.unknown(), v.transform(yesOrNo), v.picklist(YES_NO));
/** true or false. */
export const truth = v.pipe(v.unknown(), v.transform(truthOf), v.boolean());
export const phone = v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/));
/** '138****8000': enough for the holder to recognise the phone. */
export const maskedPhone = v.pipe(v.string(), v.regex(/^1\d{2}\*{4}\d{4}$/));
/** A key made by the server (loan, quote, repayment, file). */
export const key = v.pipe(v.unknown(), v.transform(plainText), v.regex(/^[\w-]{1,64}$/));
export const text = (max: number) =>
  v.pipe(v.unknown(), v.transform(plainText), v.minLength(1), v.maxLength(max));
export const count = v.pipe(v.unknown(), v.transform(wholeNumber), v.number(), v.integer(), v.minValue(0));
/** A value or null, which hosts also leave out. */
export const orNull = <T extends v.GenericSchema>(schema: T) => v.nullish(schema, null);
export const nothing = v.object({});

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

const asText = v.pipe(v.unknown(), v.transform(plainText));

/** A code, or words to be shown: '' when absent. */
export const code = orElse(asText, '');
/** A code that its object needs: a list leaves out an item without it. */
export const name = (max: number) => v.pipe(asText, v.minLength(1), v.maxLength(max));
/** One of these words. */
export const oneOf = <const T extends readonly string[], const E extends string>(options: T, otherwise: E) =>
  orElse(v.pipe(asText, v.picklist(options)), otherwise);
/** Y or N; N when absent. */
export const flag = orElse(yesNo, 'N');
/** '0' or '1'. */
export const zeroOne = v.pipe(v.unknown(), v.transform(zeroOrOne), v.picklist(BITS));
/** 0 or 1 as a number; 0 when absent. */
export const bitNumber = orElse(
  v.pipe(
    zeroOne,
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
export const tally = (otherwise: number) => orElse(whole, otherwise);
/** The valid items of a list. Not for debts: if a debt is left out, it looks as if the person does not owe it. */
export const those = <T extends v.GenericSchema>(item: T) => ({
  ...v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((one): v.InferOutput<T>[] => {
        const result = v.safeParse(item, one);
        return result.success ? [result.output] : [];
      }),
    ),
  ),
  /** What one item must be. */
  each: item,
});
/** The valid items of a list; empty if there is no list. */
export const someOf = <T extends v.GenericSchema>(item: T) => orElse(those(item), []);
/** For calls without data in the answer: hosts send null, true or a word there. */
export const done = orElse(v.object({}), {});

/** A phone sealed under the phone key (an IV and at least one block), or nothing: a phone in clear text is refused. */
export const sealedPhone = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:[A-Za-z0-9+/]{40,}={0,2})?$/));
