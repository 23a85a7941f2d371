import { calls, type CallDefinition } from '@/contract';

/** Fields that the request layer adds to member calls (spec §6), and that the wire adds to each sealed message. */
const SESSION_NAMES = ['tokenCode', 'phone', 'loginState'];
const WIRE_NAMES = ['sessionKey', 'rv'];

/** Field names of an object schema, or of all variants. */
function namesOf(schema: object): string[] {
  const { entries, options } = schema as { entries?: object; options?: readonly object[] };
  return [...Object.keys(entries ?? {}), ...(options ?? []).flatMap(namesOf)];
}

const all: [string, CallDefinition][] = Object.entries(calls);

describe('field names that the layers below add', () => {
  it('are found in the code', () => {
    expect(namesOf(calls.queryLoginPic.request)).toEqual(['phone']);
    expect(namesOf(calls.ocrVerify.request)).toContain('imageId');
  });

  it('of the session are not used by any member call', () => {
    const taken = all.filter(
      ([, { auth, request }]) =>
        auth === 'member' && namesOf(request).some((name) => SESSION_NAMES.includes(name)),
    );
    expect(taken.map(([name]) => name)).toEqual([]);
  });

  it('of the wire are not used by any call', () => {
    const taken = all.filter(([, { request }]) => namesOf(request).some((name) => WIRE_NAMES.includes(name)));
    expect(taken.map(([name]) => name)).toEqual([]);
  });
});
