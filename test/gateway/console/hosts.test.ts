import type { GatewaySettings } from '../../../gateway/settings';
import { startGateway, type Bank } from '../harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({
    settings: { publicUrl: 'https://demo.example', consoleHosts: ['console.example'] },
  });
});
afterAll(() => bank.close());

const PLACES = [
  '/sandbox',
  '/sandbox/',
  '/sandbox/workbench.js',
  '/sandbox/api/messages',
  '/sandbox/api/clock',
  '/sandbox/specimens/id-front.jpg',
  '/sandbox/face/token',
  '/sandbox/bank/token',
];

const statusOf = async (url: string, headers: Record<string, string>, app = bank.app) =>
  (await app.inject({ url, headers })).statusCode;

describe('a request by a host name that is not the gateway’s own', () => {
  it.each(PLACES)('%s is refused', async (url) => {
    for (const host of [
      'rebound.example',
      'rebound.example:8787',
      'localhost.rebound.example',
      '203.0.113.7',
    ]) {
      expect(await statusOf(url, { host })).toBe(403);
    }
  });

  it('cannot read the inbox, even when the page claims a proxied host', async () => {
    const answer = await bank.app.inject({
      url: '/sandbox/api/messages',
      headers: { host: 'rebound.example', 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 403, message: expect.stringContaining('CONSOLE_HOSTS') as string },
    ]);
  });

  it('is answered when it is the app’s call: a channel may have its own name for the gateway', async () => {
    const answer = await bank.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { host: 'channel.example' },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a request by one of the gateway’s own names', () => {
  it.each([
    'localhost',
    'localhost:8787',
    '127.0.0.1:8787',
    '[::1]:8787',
    'LOCALHOST:8787',
    'demo.example',
    'console.example:443',
  ])('%s gets the console', async (host) => {
    expect(await statusOf('/sandbox/', { host })).toBe(200);
    expect(await statusOf('/sandbox/api/messages', { host })).toBe(200);
  });

  it('may use every address of the machine when the gateway listens on all of them', async () => {
    const listening = async (settings: Partial<GatewaySettings>) => {
      const other = await startGateway({ settings });
      try {
        return await Promise.all(
          ['192.0.2.8:8787', '[2001:db8::8]', 'rebound.example'].map((host) =>
            statusOf('/sandbox/', { host }, other.app),
          ),
        );
      } finally {
        await other.close();
      }
    };
    expect(await listening({ host: '0.0.0.0' })).toEqual([200, 200, 403]);
    expect(await listening({ host: '192.0.2.8' })).toEqual([200, 403, 403]);
  });
});

describe('a request that changes something', () => {
  const write = async (headers: Record<string, string>) => {
    const answer = await bank.app.inject({
      method: 'POST',
      url: '/sandbox/api/clock',
      headers: { host: '127.0.0.1:8787', 'content-type': 'application/json', ...headers },
      payload: { advanceMinutes: 1 },
    });
    return answer.statusCode;
  };

  it.each(['http://127.0.0.1:8787', 'https://demo.example'])('is allowed for page %s', async (origin) => {
    expect(await write({ origin })).toBe(200);
  });

  it('is allowed for a program, which names no origin', async () => {
    expect(await write({})).toBe(200);
  });

  it.each(['https://foreign.example', 'http://127.0.0.1:3000', 'http://localhost:8787', 'null'])(
    'is refused for page %s',
    async (origin) => {
      const before = (await bank.console.now()).getTime();
      expect(await write({ origin })).toBe(403);
      expect((await bank.console.now()).getTime() - before).toBeLessThan(60_000);
    },
  );
});
