import { cardCalls } from '@/contract/card';
import { contentCalls } from '@/contract/content';
import { createPool } from '@/platform/random/pool';
import { call } from '@/request';
import { seededBytes } from '../wire/vectors';
import { makeWorld, ok } from './world';

const later = () => new Promise<void>((done) => setTimeout(done, 1));

describe('a device whose random bytes come late', () => {
  it('seals many calls at once and never runs out', async () => {
    const bytes = seededBytes(3);
    const fill = async (count: number) => {
      await later();
      return bytes(count);
    };
    const random = createPool({ fill, size: 4096, low: 1024 });
    const world = makeWorld(() => ok({ list: [] }), { deps: { random } });
    await Promise.all(Array.from({ length: 40 }, () => call(cardCalls.queryBankList, {})));
    expect(new Set(world.seen.map(({ sessionKey }) => sessionKey)).size).toBe(40);
  });

  it('seals nothing without random bytes, but makes plain calls', async () => {
    const random = createPool({ fill: () => Promise.reject(new Error('denied')), size: 4096, low: 1024 });
    const data = { list: [] };
    const world = makeWorld(() => ({ envelope: { code: 200, data } }), { deps: { random } });
    await expect(call(cardCalls.queryBankList, {})).rejects.toMatchObject({ kind: 'network' });
    expect(world.seen).toEqual([]);
    await expect(
      call(contentCalls.functionalAreaList, { loanType: 'x', minVersion: '226' }),
    ).resolves.toEqual(data);
    expect(world.seen[0]?.headers['x-trace-no']).toMatch(/^[0-9a-z]{12}$/);
  });
});
