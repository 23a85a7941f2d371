/** How one value of the stored object is read back: an invalid value becomes `empty`. */
export interface Field<T> {
  readonly empty: T;
  read(value: unknown): T;
}

type Shape<F> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

const field = <T>(empty: T, accepts: (value: unknown) => value is T): Field<T> => ({
  empty,
  read: (value) => (accepts(value) ? value : empty),
});

/** A text of at most `max` characters; '' when absent. */
export const text = (max: number): Field<string> =>
  field('', (value): value is string => typeof value === 'string' && value.length <= max);

/** A text of a given form; '' when absent. */
export const matching = (pattern: RegExp): Field<string> =>
  field('', (value): value is string => typeof value === 'string' && pattern.test(value));

export const oneOf = <const T extends readonly string[], const E extends string>(
  allowed: T,
  empty: E,
): Field<T[number] | E> =>
  field<T[number] | E>(
    empty,
    (value): value is T[number] => typeof value === 'string' && allowed.includes(value),
  );

export const count: Field<number> = field(
  0,
  (value): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
);

export const flag: Field<boolean> = field(false, (value): value is boolean => typeof value === 'boolean');

/** At most `max` items; an item equal to its empty value is left out. */
export const list = <T>(item: Field<T>, max: number): Field<readonly T[]> => ({
  empty: [],
  read: (value) =>
    Array.isArray(value)
      ? value.slice(0, max).flatMap((entry: unknown) => {
          const read = item.read(entry);
          return JSON.stringify(read) === JSON.stringify(item.empty) ? [] : [read];
        })
      : [],
});

/** An object of known fields, each read separately: one broken value does not affect the others; unknown fields are dropped. */
export function record<F extends Record<string, Field<unknown>>>(fields: F): Field<Shape<F>> {
  const readFrom = (value: unknown): Shape<F> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { read }]) => [name, read(own(value, name))]),
    ) as Shape<F>;
  return { empty: readFrom(undefined), read: readFrom };
}

/** Null if the stored value does not satisfy `whole`. */
export const orNull = <T>(inner: Field<T>, whole: (value: T) => boolean): Field<T | null> => ({
  empty: null,
  read(value) {
    const read = inner.read(value);
    return whole(read) ? read : null;
  },
});

function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.prototype.hasOwnProperty.call(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
