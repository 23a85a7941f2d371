import { calls, type CallDefinition } from '@/contract';
import { startGateway, type Bank } from '../harness';
import { overNetwork } from '../bank/send';

const ORIGIN = 'https://m.bank.example';
let bank: Bank;
let send: ReturnType<typeof overNetwork>;

beforeAll(async () => {
  bank = await startGateway({ network: true, settings: { profile: 'spec', pathPrefix: '/gateway' } });
  const address = bank.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  send = overNetwork(`http://127.0.0.1:${address.port}`);
});
afterAll(() => bank.close());

const all: readonly (readonly [string, CallDefinition])[] = Object.entries(calls);
const filled = (path: string) => path.replace(/:\w+/g, '1');
const ask = (path: string, verb: 'GET' | 'POST', headers: Record<string, string> = {}) =>
  send({ method: verb, url: path, headers });

const askToken = () =>
  send({
    method: 'POST',
    url: '/gateway/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'select',
      client_id: bank.keys.clientId,
      client_secret: bank.keys.clientSecret,
    }).toString(),
  });

describe('a host that knows only the spec', () => {
  it('answers 404 to each call that section 7 does not name', async () => {
    const beyond = all.filter(([, { beyond }]) => beyond === true);
    const answers = await Promise.all(
      beyond.map(([, { path, verb }]) => ask(`/gateway${filled(path)}`, verb)),
    );
    expect(answers.map(({ status }) => status)).toEqual(beyond.map(() => 404));
    expect(beyond.length).toBeGreaterThan(60);
  });

  it('gives a token by plain OAuth, and takes it', async () => {
    const token = JSON.parse((await askToken()).body) as Record<string, unknown>;
    expect(token).toEqual({
      access_token: expect.stringMatching(/^.{690,710}$/) as unknown,
      token_type: 'Bearer',
      expires_in: 7200,
    });
    const answer = await ask('/gateway/api/propose/types', 'GET', {
      authorization: `Bearer ${String(token['access_token'])}`,
    });
    expect(JSON.parse(answer.body)).toMatchObject({ data: { list: expect.any(Array) as unknown } });
  });

  it('says of a wrong token no more than its status', async () => {
    const answer = await ask('/gateway/api/propose/types', 'GET', { authorization: 'Bearer old' });
    expect(answer).toEqual({ status: 401, body: '{"error":"invalid_token"}' });
  });

  it.each([
    ['/api/routePolicy/list', 404],
    ['/gateway/api/routePolicy/list', 200],
    ['/applfront/credit/queryCreditConf', 401],
    ['/gateway/applfront/credit/queryCreditConf', 404],
  ])('has its own prefix before gateway paths only: %s', async (path, status) => {
    expect((await ask(path, path.includes('/applfront/') ? 'POST' : 'GET')).status).toBe(status);
  });

  it('lets a browser send the headers of section 7 and no other', async () => {
    const { port } = bank.app.server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}/gateway/oauth/token`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'content-type, version, platform, authorization, rv, gray, custGrayId',
    );
    expect(answer.headers.get('access-control-expose-headers')).toBeNull();
  });

  it.each(['/sandbox/api/messages', '/gateway/sandbox/api/messages', '/%73andbox/api/messages'])(
    'lets no page of another origin read the console: %s',
    async (path) => {
      const { port } = bank.app.server.address() as { port: number };
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers: { origin: ORIGIN },
        });
        expect(answer.status).toBe(method === 'GET' ? 200 : 404);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );

  it('answers its own console as the whole gateway', async () => {
    await expect(bank.register('13800138011')).resolves.toBeDefined();
  });
});
