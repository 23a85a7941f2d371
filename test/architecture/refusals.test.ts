import { calls, type CallDefinition } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { EXPIRED_CODES } from '@/domain/errors/catalogue';
import { filesIn, textOf } from './files';

const refusing: readonly (readonly [string, CallDefinition])[] = Object.entries(
  calls as Readonly<Record<string, CallDefinition>>,
).filter(([, { refusals }]) => refusals !== undefined);

const codes = new Set([
  ...Object.values(generalRefusals),
  ...refusing.flatMap(([, { refusals = {} }]) => Object.values(refusals)),
]);

/** Where they are named. */
const CONTRACT = 'src/contract/';

describe('refusals', () => {
  it.each(refusing)('of %s have one code each', (_name, { refusals = {} }) => {
    expect(new Set(Object.values(refusals)).size).toBe(Object.keys(refusals).length);
  });

  it('of an upload name the picture that is too large', () => {
    for (const { files, refusals } of Object.values(calls as Readonly<Record<string, CallDefinition>>))
      if (files !== undefined) expect(refusals).toHaveProperty('pictureTooLarge');
  });

  it('name one thing each: no code stands for two', () => {
    const names = new Map<string, Set<string>>();
    for (const [, { refusals = {} }] of refusing)
      for (const [name, code] of Object.entries(refusals)) {
        names.set(code, (names.get(code) ?? new Set()).add(name));
      }
    const twice = [...names].filter(([, of]) => of.size > 1).map(([code, of]) => [code, ...of].join(' '));
    expect(twice).toEqual([]);
  });

  it.each([
    ['in the gateway', ['gateway'], /['"`]([A-Z0-9]{6,9})['"`:]/g],
    // Those of the spec are its own words; these are ours.
    ['in the client and in tests', ['src', 'test'], /['"`](10\d{4})['"`:]/g],
  ])('are never written as codes %s', (_where, folders, quotes) => {
    const quoted = folders
      .flatMap((folder) => filesIn(folder))
      .filter((path) => /\.(tsx?|js)$/.test(path) && !path.startsWith(CONTRACT))
      .flatMap((path) => Array.from(textOf(path).matchAll(quotes), ([, code = '']) => `${path} ${code}`))
      .filter((found) => codes.has(found.split(' ')[1] ?? ''));
    expect(quoted).toEqual([]);
  });

  it('of the session are those of the error catalogue (spec §8)', () => {
    expect(EXPIRED_CODES).toContain(generalRefusals.otherDevice);
    expect(EXPIRED_CODES).toContain(generalRefusals.sessionOver);
  });
});
