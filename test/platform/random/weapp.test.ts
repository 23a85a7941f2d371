import { expect, it, vi } from 'vitest';

type Option = { length: number; success: (answer: { randomValues: ArrayBuffer }) => void };
const wx = vi.hoisted(() => ({
  canIUse: (name: string) => name === 'getRandomValues',
  getRandomValues: vi.fn(({ length, success }: Option) =>
    success({ randomValues: new Uint8Array(length).fill(7).buffer }),
  ),
}));
vi.mock('@tarojs/taro', () => ({ default: wx }));

it('is filled at launch with 4 KiB of the mini-program source', async () => {
  const { random } = await import('@/platform/random/index.weapp');
  await random.ready();
  expect(wx.getRandomValues).toHaveBeenCalledTimes(1);
  expect(wx.getRandomValues.mock.calls[0]?.[0].length).toBe(4096);
  expect([...random.bytes(3)]).toEqual([7, 7, 7]);
});
