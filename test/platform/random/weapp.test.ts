import { webcrypto } from 'node:crypto';
import type { RandomPort } from '@/platform/random';
import { no, resetWx, taroModule, wx } from '../wx';

// One and the same device, however often the adapter starts.
jest.mock('@tarojs/taro', () => taroModule);

const drawn = (length: number): ArrayBuffer => webcrypto.getRandomValues(new Uint8Array(length)).buffer;
const asked = (): unknown[] => wx.asked.map(([, options]) => (options as { readonly length: number }).length);

/** The adapter as it is at the start of the app. */
async function started(): Promise<RandomPort> {
  jest.resetModules();
  return (await import('@/platform/random/index.weapp')).random;
}

beforeEach(() => {
  resetWx();
  jest.spyOn(Math, 'random');
});
afterEach(() => {
  expect(Math.random).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

it('is filled at launch with 4 KiB of the mini-program source, and refilled before it is empty', async () => {
  wx.answers = { getRandomValues: ({ length }) => ({ randomValues: drawn(Number(length)) }) };
  const random = await started();
  await random.ready();
  expect(asked()).toEqual([4096]);
  const taken = random.bytes(3000);
  expect(asked()).toEqual([4096]);
  random.bytes(100);
  expect(asked()).toEqual([4096, 3100]);
  await random.ready();
  expect(random.bytes(996)).toHaveLength(996);
  expect(new Set(taken).size).toBeGreaterThan(200);
});

it.each([
  ['refuses', () => (wx.answers = { getRandomValues: no('getRandomValues:fail') })],
  ['has no such source', () => wx.lacks.add('getRandomValues')],
  ['answers something else', () => (wx.answers = { getRandomValues: () => ({ randomValues: 'AAAA' }) })],
  ['answers nothing', () => (wx.answers = { getRandomValues: () => ({}) })],
  ['answers too little', () => (wx.answers = { getRandomValues: () => ({ randomValues: drawn(1024) }) })],
  [
    'answers zeros',
    () =>
      (wx.answers = {
        getRandomValues: ({ length }) => ({ randomValues: new ArrayBuffer(Number(length)) }),
      }),
  ],
])('returns nothing when the client %s: no seal without real random bytes', async (_name, prepare) => {
  prepare();
  const random = await started();
  await expect(random.ready()).rejects.toBeTruthy();
  expect(() => random.bytes(1)).toThrow('empty');
});
