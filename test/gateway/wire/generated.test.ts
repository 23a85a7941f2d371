import { openAnswer, seal, type RandomBytes } from '@/wire';
import { gatewayKeys, openRequest, sealAnswer } from '../../../gateway/wire';
import { publicKeyBase64, seededBytes, vectors } from '../../wire/vectors';

const keys = gatewayKeys(vectors.privateKeyPem);

const TEXTS = [
  '',
  'a',
  '张三',
  '😀🎉',
  'a=b&c=d %2B+/',
  '"\\\n\t\u0000',
  '\ufeffx',
  '长'.repeat(500),
  '\u2028',
  '13800138000',
];
const NUMBERS = [0, -1, 1.5, 1e21, 1e-7, Number.MAX_SAFE_INTEGER, 12000.1];
const NAMES = [
  'a',
  'B',
  '_',
  '9',
  '10',
  '名',
  'é',
  '😀',
  '\uffff',
  'loanNo',
  '__proto__x',
  'constructor',
  'toString',
];

/** Params of a seed: strings, numbers, null, undefined, lists and objects inside them, three levels deep. */
function generated(random: RandomBytes): Record<string, unknown> {
  const below = (count: number): number => (random(1)[0] ?? 0) % count;
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  const value = (depth: number): unknown => {
    const kinds = [
      () => pick(TEXTS),
      () => pick(NUMBERS),
      () => null,
      () => undefined,
      () => below(2) === 0,
      () => Array.from({ length: below(4) }, () => value(depth + 1)),
      () => object(depth + 1),
    ];
    return (pick(depth > 2 ? kinds.slice(0, 5) : kinds) ?? (() => null))();
  };
  const object = (depth: number): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: below(6) }, () => [String(pick(NAMES)), value(depth)]));
  return object(0);
}

describe('what the client writes, the gateway reads', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('params of seed %i', (seed) => {
    const random = seededBytes(seed + 1000);
    const params = generated(random);
    const { fields, sessionKey } = seal(params, { publicKey: publicKeyBase64, random });
    const opened = openRequest({ ...fields }, {}, keys);
    expect(opened.params).toEqual(JSON.parse(JSON.stringify(params)));
    expect(opened.sessionKey).toBe(sessionKey);
    const envelope = { RESPONSE: { RETURN_CODE: '000000', RETURN_DATA: opened.params } };
    expect(openAnswer(sealAnswer(envelope, sessionKey), sessionKey)).toEqual(envelope);
  });
});
