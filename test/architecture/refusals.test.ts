import { calls, type CallDefinition } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { ANOTHER_DEVICE_CODE, EXPIRED_CODES } from '@/domain/errors/catalogue';
import { filesIn, textOf } from './files';

const refusing: readonly (readonly [string, CallDefinition])[] = Object.entries(
  calls as Readonly<Record<string, CallDefinition>>,
).filter(([, { refusals }]) => refusals !== undefined);

const codes = new Set([
  ...Object.values(generalRefusals),
  ...refusing.flatMap(([, { refusals = {} }]) => Object.values(refusals)),
]);

describe('refusals', () => {
  it.each(refusing)('of %s have one code each', (_name, { refusals = {} }) => {
    expect(new Set(Object.values(refusals)).size).toBe(Object.keys(refusals).length);
  });

  it('of an upload name the picture that is too large', () => {
    for (const { files, refusals } of Object.values(calls as Readonly<Record<string, CallDefinition>>))
      if (files !== undefined) expect(refusals).toHaveProperty('pictureTooLarge');
  });

  it('are never written as codes in the gateway', () => {
    const quoted = filesIn('gateway')
      .filter((path) => /\.(ts|js)$/.test(path))
      .flatMap((path) =>
        Array.from(
          textOf(path).matchAll(/['"`]([A-Z0-9]{6,9})['"`:]/g),
          ([, code = '']) => `${path} ${code}`,
        ),
      )
      .filter((found) => codes.has(found.split(' ')[1] ?? ''));
    expect(quoted).toEqual([]);
  });

  it('of the session are those of the error catalogue (spec §8)', () => {
    expect(generalRefusals.otherDevice).toBe(ANOTHER_DEVICE_CODE);
    expect(EXPIRED_CODES).toContain(generalRefusals.sessionOver);
  });
});
