import { webcrypto } from 'node:crypto';
import { cardCalls } from '@/contract/card';
import type { RandomPort } from '@/platform/random';
import { idle } from '@/platform/idle/index.weapp';
import { call } from '@/request';
import { resetWx, wx } from '../platform/wx';
import { makeWorld, ok } from './world';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('../platform/wx').taroModule);

/** By then an opened page has been drawn. */
const IDLE_MS = 500;
/** An RSA wrap takes more random bytes than an IV and a trace number. */
const WRAP_BYTES = 200;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  resetWx();
  wx.answers = {
    getRandomValues: ({ length }) => ({
      randomValues: webcrypto.getRandomValues(new Uint8Array(Number(length))).buffer,
    }),
  };
});
afterEach(() => void jest.useRealTimers());

/** The request layer with the adapters of the mini-program; counts the random bytes that a call takes. */
async function miniProgram() {
  const { random } = await import('@/platform/random/index.weapp');
  let taken = 0;
  const counted: RandomPort = {
    ready: () => random.ready(),
    bytes(count) {
      taken += count;
      return random.bytes(count);
    },
  };
  const world = makeWorld(() => ok({ list: [] }), { deps: { now: () => Date.now(), idle, random: counted } });
  const cost = async (): Promise<number> => {
    const before = taken;
    await call(cardCalls.queryBankList, {});
    return taken - before;
  };
  return { world, cost };
}

it('a mini-program wraps two keys once its page is drawn, and not while a call is waited for', async () => {
  const { world, cost } = await miniProgram();
  expect(await cost()).toBeGreaterThan(WRAP_BYTES);
  // Nothing has been made in advance yet.
  expect(await cost()).toBeGreaterThan(WRAP_BYTES);
  // One key at a time, each with its own idle moment.
  await jest.advanceTimersByTimeAsync(2 * IDLE_MS);
  expect(await cost()).toBeLessThan(WRAP_BYTES);
  expect(await cost()).toBeLessThan(WRAP_BYTES);
  expect(await cost()).toBeGreaterThan(WRAP_BYTES);
  expect(new Set(world.seen.map(({ sessionKey }) => sessionKey)).size).toBe(5);
});
