import * as v from 'valibot';

/**
 * One value of the stored object. Reading never fails: a value that does not fit becomes the empty one (`v.getFallback`), and a broken field does not
 * affect the others.
 */
export type Field<T> = v.SchemaWithFallback<v.GenericSchema<unknown, T>, T>;

/** A text of at most `max` characters; '' when absent. */
export const text = (max: number): Field<string> => v.fallback(v.pipe(v.string(), v.maxLength(max)), '');

/** A text of a given form; '' when absent. */
export const matching = (pattern: RegExp): Field<string> =>
  v.fallback(v.pipe(v.string(), v.regex(pattern)), '');

export const oneOf = <const T extends readonly string[], const E extends string>(
  allowed: T,
  empty: E,
): Field<T[number] | E> => v.fallback(v.picklist<readonly (T[number] | E)[]>([...allowed, empty]), empty);

export const count: Field<number> = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);

export const flag: Field<boolean> = v.fallback(v.boolean(), false);

/** At most `max` items; an item equal to its empty value is left out. */
export const list = <T>(item: Field<T>, max: number): Field<readonly T[]> => {
  const none = JSON.stringify(v.getFallback(item));
  const some = (items: T[]): readonly T[] =>
    items.slice(0, max).filter((one) => JSON.stringify(one) !== none);
  return v.fallback(v.pipe(v.array(item), v.transform(some)), []);
};

type Shape<F> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** An object of known fields; unknown ones are dropped. */
export const record = <F extends Record<string, Field<unknown>>>(fields: F): Field<Shape<F>> => {
  const schema = v.object(fields);
  // Valibot's types do not know that each field has an empty value.
  return v.fallback(schema, v.getFallbacks(schema) as never) as unknown as Field<Shape<F>>;
};

/** Null if the stored value does not satisfy `whole`. */
export const orNull = <T>(inner: Field<T>, whole: (value: T) => boolean): Field<T | null> =>
  v.fallback(v.nullable(v.pipe(inner, v.check(whole))), null);
