import { tokenRefusals } from '@/contract/token';
import { generalRefusals, sessionOverElsewhere } from '@/contract/refusals';
import { cardCalls, cardRefusals } from '@/contract/card';
import { call, refreshAccessToken } from '@/request';
import { BASE, makeWorld, no, ok, token, type Gateway, type Reply, type Seen } from './world';

const [, , OVER] = sessionOverElsewhere;

const TOKEN_PATH = '/oauth/token';
const LIST = { list: [] };
const refused = (): Reply => ({ ...no(generalRefusals.accessTokenRefused, '访问凭证已失效'), status: 401 });

/** Issues at-1, at-2, …; `accepts` says which of them are valid. */
function tokenGateway(accepts: (bearer: string | undefined) => boolean): {
  gateway: Gateway;
  fetched: () => number;
} {
  let given = 0;
  const gateway = ({ path, headers }: Seen): Reply => {
    if (path === TOKEN_PATH) return token(`at-${(given += 1)}`);
    return accepts(headers['Authorization']) ? ok(LIST) : refused();
  };
  return { gateway, fetched: () => given };
}

describe('the access token', () => {
  it('is requested once, however many calls wait for it', async () => {
    const { gateway, fetched } = tokenGateway((bearer) => bearer === 'Bearer at-1');
    const world = makeWorld(gateway, { accessToken: '' });
    await Promise.all(Array.from({ length: 6 }, () => call(cardCalls.queryBankList, {})));
    expect(fetched()).toBe(1);
    expect(world.stored.accessToken).toBe('at-1');
    const [first] = world.seen;
    expect(first).toMatchObject({
      verb: 'POST',
      path: TOKEN_PATH,
      params: { grant_type: 'client_credentials', scope: 'select', client_id: 'h5', client_secret: 'secret' },
    });
    expect(first?.headers['Authorization']).toBeUndefined();
    expect([first?.url, first?.headers['content-type']]).toEqual([
      `${BASE}${TOKEN_PATH}`,
      'application/x-www-form-urlencoded',
    ]);
    expect(first?.headers['x-trace-no']).toMatch(/^[A-Za-z0-9]{12}$/);
  });

  it('is requested by GET in the other reading', async () => {
    const { gateway } = tokenGateway(() => true);
    const world = makeWorld(gateway, { accessToken: '', settings: { tokenVerb: 'GET' } });
    await call(cardCalls.queryBankList, {});
    expect(world.seen[0]).toMatchObject({ verb: 'GET', path: TOKEN_PATH, params: { scope: 'select' } });
  });

  it('is renewed once when the gateway refuses it, and each call is repeated once', async () => {
    const { gateway, fetched } = tokenGateway((bearer) => bearer === 'Bearer at-1');
    const world = makeWorld(gateway, { accessToken: 'old' });
    await Promise.all(Array.from({ length: 5 }, () => call(cardCalls.queryBankList, {})));
    expect(fetched()).toBe(1);
    expect(world.seen.filter(({ path }) => path !== TOKEN_PATH)).toHaveLength(10);
    expect(world.toasts).toEqual([]);
  });

  it('is renewed each time that it has run out', async () => {
    let valid = 1;
    const { gateway, fetched } = tokenGateway((bearer) => bearer === `Bearer at-${valid}`);
    makeWorld(gateway, { accessToken: '' });
    await call(cardCalls.queryBankList, {});
    valid = 2;
    await call(cardCalls.queryBankList, {});
    expect(fetched()).toBe(2);
  });

  it.each([
    ['another refusal with 401', { ...no(cardRefusals.bankDeclined, '银行拒绝'), status: 401 }],
    ['the refusal of a token without 401', no(generalRefusals.accessTokenRefused, '访问凭证已失效')],
    [
      'a blocked text with 401',
      { ...no(generalRefusals.accessTokenRefused, 'SPECIAL_CHARACTERS'), status: 401 },
    ],
  ])('is not renewed by %s', async (_what, reply) => {
    const { gateway, fetched } = tokenGateway(() => true);
    makeWorld((seen) => (seen.path === TOKEN_PATH ? gateway(seen) : reply));
    await expect(call(cardCalls.queryBankList, {})).rejects.toBeDefined();
    expect(fetched()).toBe(0);
  });

  it.each([
    [
      'does not fit',
      ok({ expires_in: 7200 }),
      'network',
      'Request failed: answer does not fit the contract: access_token',
    ],
    ['says that a session has ended', no(OVER), 'business', `Request failed: ${OVER}`],
  ] as const)('cannot be had from an answer that %s', async (_what, reply, errorType, errorInfo) => {
    const world = makeWorld(() => reply, { accessToken: '' });
    await expect(call(cardCalls.queryBankList, {})).rejects.toMatchObject({
      ...{ kind: 'network', code: '', detail: 'Request failed: no access token' },
    });
    expect(world.reports).toMatchObject([{ path: TOKEN_PATH, errorType, errorInfo }]);
    expect(world.reports[0]?.traceNo).toMatch(/^[A-Za-z0-9]{12}$/);
  });

  it('is not renewed again for a call that was sent with an older one', async () => {
    const { gateway, fetched } = tokenGateway((bearer) => bearer === 'Bearer newer');
    const world = makeWorld((seen) => {
      world.stored.accessToken = 'newer';
      return gateway(seen);
    });
    await call(cardCalls.queryBankList, {});
    expect(fetched()).toBe(0);
  });

  it('is given up after a second refusal', async () => {
    const { gateway, fetched } = tokenGateway(() => false);
    const world = makeWorld(gateway);
    await expect(call(cardCalls.queryBankList, {}, { tell: true })).rejects.toMatchObject({
      kind: 'network',
      detail: 'Request failed: HTTP 401',
    });
    expect(fetched()).toBe(1);
    expect(world.toasts).toEqual(['网络开小差了，请稍后再试']);
  });

  it('fails the calls that wait for it, and the failure is reported once', async () => {
    const world = makeWorld(
      ({ path }) => (path === TOKEN_PATH ? no(tokenRefusals.clientUnknown, '客户端未知') : ok(LIST)),
      {
        accessToken: '',
      },
    );
    const results = await Promise.allSettled([
      call(cardCalls.queryBankList, {}, { tell: true }),
      call(cardCalls.queryBankList, {}, { tell: true }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(world.toasts).toEqual(['网络开小差了，请稍后再试', '网络开小差了，请稍后再试']);
    expect(world.reports).toMatchObject([
      {
        path: TOKEN_PATH,
        code: tokenRefusals.clientUnknown,
        errorInfo: `Request failed: ${tokenRefusals.clientUnknown}`,
      },
    ]);
  });

  it('is refreshed at launch; a failure is only logged', async () => {
    const world = makeWorld(() => ({ failure: 'timeout' }));
    await refreshAccessToken();
    expect(world.toasts).toEqual([]);
    expect(world.reports).toMatchObject([{ path: TOKEN_PATH, errorInfo: 'Request failed: timeout' }]);
    const good = makeWorld(() => token('fresh'));
    await refreshAccessToken();
    expect(good.stored.accessToken).toBe('fresh');
  });
});
