const own = Object.fromEntries;

afterEach(() => {
  Object.fromEntries = own;
});

async function loadedInto(given: typeof own | undefined): Promise<typeof own> {
  Object.assign(Object, { fromEntries: given });
  await jest.isolateModulesAsync(async () => {
    await import('@/appShell/polyfills');
  });
  return Object.fromEntries;
}

const PAIRS: readonly (readonly [string, unknown])[] = [
  ['a', 1],
  ['b', { c: 2 }],
];

describe('Object.fromEntries in a browser that lacks it', () => {
  it.each([
    ['pairs', () => PAIRS],
    ['a map', () => new Map(PAIRS)],
    ['the parameters of an address', () => new URLSearchParams('a=1&b=2&a=3')],
    ['nothing', () => []],
  ])('makes the same object of %s', async (_name, entries: () => Iterable<readonly [string, unknown]>) => {
    const made = await loadedInto(undefined);
    expect(made).not.toBe(own);
    expect(made(entries())).toEqual(own(entries()));
  });

  it("stays the browser's where it is known", async () => {
    expect(await loadedInto(own)).toBe(own);
  });
});
