import { cardCalls } from '@/contract/card';
import { contentCalls } from '@/contract/content';
import { loginCalls } from '@/contract/login';
import { call } from '@/request';
import { gatewayKeys, openRv } from '../../gateway/wire';
import { vectors } from '../wire/vectors';
import { makeWorld, NOW, ok, type Reply } from './world';

const MINUTE_MS = 60_000;
const login = { phone: '13800138000', code: '123456', agreements: ['register'], sourceFlag: 'XQD002' };

/** The time in the rv of a login, in minutes from the server's clock; each answer tells that clock as `date` gives it. */
async function rvAfter(deviceIsOff: number, date: (server: Date) => string): Promise<number> {
  const told = { headers: { date: date(new Date(NOW)) } };
  const replies: Record<string, Reply> = {
    '/bankcard/queryBankList': { ...(ok({ list: [] }) as { envelope: object }), ...told },
  };
  const world = makeWorld(({ path }) => replies[path] ?? ok({}), {
    deps: { now: () => NOW + deviceIsOff * MINUTE_MS },
  });
  await call(cardCalls.queryBankList, {});
  await call(loginCalls.registerOrLogin, login).catch(() => undefined);
  const { time } = openRv(world.seen[1]?.headers['rv'] ?? '', gatewayKeys(vectors.privateKeyPem));
  return Math.round((time - NOW) / MINUTE_MS);
}

describe('a device whose clock is wrong', () => {
  it.each([90, -90, 6, -24 * 60 * 365])('by %i minutes sends an rv of the server’s time', async (off) => {
    expect(await rvAfter(off, (server) => server.toUTCString())).toBe(0);
  });

  it('learns nothing from a plain answer, which may come from a cache', async () => {
    const yesterday = new Date(NOW - 24 * 60 * MINUTE_MS).toUTCString();
    const world = makeWorld(({ path }) =>
      path === '/api/notice/list'
        ? { envelope: { code: 200, data: { list: [] } }, headers: { date: yesterday } }
        : ok({}),
    );
    const page = { pageNum: '1', pageSize: '999', plateform: '1-1-8', minVersion: '226' };
    await call(contentCalls.noticeList, { ...page, appUserId: '', phone: '', isHome: 'Y' });
    await call(loginCalls.registerOrLogin, login).catch(() => undefined);
    const { time } = openRv(world.seen[1]?.headers['rv'] ?? '', gatewayKeys(vectors.privateKeyPem));
    expect(time).toBe(NOW);
  });

  it('by half a minute keeps its own clock, which is finer', async () => {
    expect(await rvAfter(0.5, (server) => server.toUTCString())).toBe(1);
  });

  it('keeps the server’s time when the next answer tells none', async () => {
    const answers: Record<string, string>[] = [{ date: new Date(NOW).toUTCString() }, {}];
    const world = makeWorld(
      ({ path }) =>
        path.endsWith('queryBankList')
          ? {
              envelope: { RESPONSE: { RETURN_CODE: '000000', RETURN_DATA: { list: [] } } },
              headers: answers.shift() ?? {},
            }
          : ok({}),
      { deps: { now: () => NOW + 90 * MINUTE_MS } },
    );
    await call(cardCalls.queryBankList, {});
    await call(cardCalls.queryBankList, {});
    await call(loginCalls.registerOrLogin, login).catch(() => undefined);
    const { time } = openRv(world.seen[2]?.headers['rv'] ?? '', gatewayKeys(vectors.privateKeyPem));
    expect(time).toBe(NOW);
  });

  it.each(['', 'yesterday or so'])('keeps its own clock when the answer says "%s"', async (date) => {
    expect(await rvAfter(90, () => date)).toBe(90);
  });
});
