/** A small generator with a fixed seed (mulberry32): the same cases on every run and machine. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(values: readonly T[]): T => {
    const value = values[int(0, values.length - 1)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  };
  return { int, pick };
}

/** Every combination of the values of several fields. */
export function combinations<T extends Record<string, readonly unknown[]>>(
  fields: T,
): { [K in keyof T]: T[K][number] }[] {
  return Object.entries(fields).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as { [K in keyof T]: T[K][number] }[];
}
