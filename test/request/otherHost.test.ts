import { cardCalls } from '@/contract/card';
import { creditCalls } from '@/contract/credit';
import { noticeCalls } from '@/contract/notice';
import { proposeCalls } from '@/contract/propose';
import { routeCalls } from '@/contract/route';
import { call } from '@/request';
import { sealAnswer } from '../../gateway/wire';
import { makeWorld, no, ok, type Gateway, type WorldOptions } from './world';

/* A host that we did not write. */

const gone =
  (status: number): Gateway =>
  () => ({ text: '<html>not here</html>', status });
const EMPTY = { list: [] };

describe('a call that the spec does not name', () => {
  it.each([404, 405])(
    'is not offered after a status of %d: a refusal, no failure of the network',
    async (status) => {
      const world = makeWorld(gone(status));
      await expect(call(noticeCalls.personalNotices, {}, { tell: true })).rejects.toMatchObject({
        kind: 'business',
        code: '',
        message: '这项服务暂未开放',
        inDoubt: false,
      });
      expect([world.toasts, world.reports]).toEqual([['这项服务暂未开放'], []]);
    },
  );

  it('is asked for once, and then known', async () => {
    const world = makeWorld(gone(404));
    for (let time = 0; time < 3; time += 1)
      await call(noticeCalls.personalNotices, {}).catch(() => undefined);
    expect(world.seen).toHaveLength(1);
  });

  it('is answered from calls of the spec where that is possible, the first time too', async () => {
    const instead = (name: string) =>
      Promise.resolve(name === 'personalNotices' ? () => Promise.resolve(EMPTY) : undefined);
    const missing = new Set<string>();
    makeWorld(gone(404), {
      deps: {
        offers: {
          has: ({ name }) => !missing.has(name),
          lacks: ({ name }) => void missing.add(name),
          instead,
        },
      },
    });
    await expect(call(noticeCalls.personalNotices, {})).resolves.toEqual(EMPTY);
    await expect(call(noticeCalls.personalNotices, {})).resolves.toEqual(EMPTY);
  });

  it('is still a network failure when the host breaks', async () => {
    const world = makeWorld(gone(502));
    await expect(call(noticeCalls.personalNotices, {})).rejects.toMatchObject({ kind: 'network' });
    expect(world.missing.size).toBe(0);
  });

  it('that the spec names is never given up', async () => {
    const world = makeWorld(gone(404));
    await expect(call(creditCalls.reApply, {})).rejects.toMatchObject({ kind: 'network' });
    await expect(call(creditCalls.reApply, {})).rejects.toMatchObject({ kind: 'network' });
    expect(world.seen).toHaveLength(2);
  });
});

describe('an access token of another host', () => {
  const jwt = `${'a'.repeat(300)}.${'b'.repeat(300)}.${'c'.repeat(98)}`;
  const withToken =
    (answer: object): Gateway =>
    ({ path }) =>
      path === '/oauth/token' ? { envelope: answer } : ok({ list: [] });
  const noToken: WorldOptions = { accessToken: '' };

  it.each([
    ['plain OAuth', { access_token: jwt, token_type: 'Bearer', expires_in: 7200 }],
    ['a life as text', { access_token: jwt, token_type: 'bearer', expires_in: '7200' }],
    ['no life', { access_token: jwt }],
  ])('comes as %s, of any length', async (_form, answer) => {
    const world = makeWorld(withToken(answer), noToken);
    await call(proposeCalls.proposeTypes, {}).catch(() => undefined);
    expect(world.stored.accessToken).toBe(jwt);
    expect(world.seen[1]?.headers['Authorization']).toBe(`Bearer ${jwt}`);
  });

  it('is renewed by a status of 401 alone', async () => {
    const world = makeWorld(({ path, headers }) => {
      if (path === '/oauth/token') return { envelope: { access_token: 'new' } };
      return headers['Authorization'] === 'Bearer new'
        ? ok({ list: [] })
        : { text: '{"error":"invalid_token"}', status: 401 };
    });
    await call(proposeCalls.proposeTypes, {}).catch(() => undefined);
    expect(world.seen.map(({ path }) => path)).toEqual([
      ...['/api/propose/types', '/oauth/token', '/api/propose/types'],
    ]);
  });
});

describe('what is sent to another host', () => {
  const policies = { minVersion: '226', loanType: 'YQDC001', releaseChannel: '1-1-8' };
  const toHost = (settings: WorldOptions['settings']) =>
    makeWorld(() => no('1'), { settings: settings ?? {} });

  it('has its prefix before gateway paths, and another one before those of the front', async () => {
    const world = toHost({ gatewayPrefix: '/gateway', frontPrefix: '/app' });
    await call(routeCalls.routePolicyList, policies).catch(() => undefined);
    await call(creditCalls.queryCreditConf, { publish: 'H5', step: 'appl', creditFlag: 'Y' } as never).catch(
      () => undefined,
    );
    expect(world.seen.map(({ path }) => path.split('?')[0])).toEqual([
      '/gateway/api/routePolicy/list',
      '/app/applfront/credit/queryCreditConf',
    ]);
  });

  it.each([true, false])('has its trace number as a header by the setting (%p)', async (traceHeader) => {
    const world = toHost({ traceHeader });
    await call(routeCalls.routePolicyList, policies).catch(() => undefined);
    expect(Object.keys(world.seen[0]?.headers ?? {}).includes('x-trace-no')).toBe(traceHeader);
  });
});

it('a code of 200 as text opens a sealed answer, too', async () => {
  const bank = { bankCode: 'CMB', bankName: '招商银行', cardType: 'debit', supported: 'Y' };
  const envelope = { RESPONSE: { RETURN_CODE: '000000', RETURN_DESC: '', RETURN_DATA: { bank } } };
  makeWorld(({ sessionKey = '' }) => ({
    text: JSON.stringify({ code: '200', ...sealAnswer(envelope, sessionKey) }),
  }));
  await expect(call(cardCalls.querybankBin, { cardNo: '622202' })).resolves.toEqual({ bank });
});

it('names fields that cannot be read, without their values: those of a misfit, and once those that cost themselves', async () => {
  const bank = { bankCode: 'CMB', bankName: '招商银行', cardType: 'cash', supported: 'Y' };
  const touched = {
    soon: () => undefined,
    turn: () => Promise.resolve(),
    touched: (act: () => void) => act(),
  };
  const misfit = makeWorld(() => ok({ bank }));
  await expect(call(cardCalls.querybankBin, { cardNo: '622202' })).rejects.toMatchObject({
    ...{ kind: 'network', message: '内容暂时无法显示，请稍后再试' },
  });
  expect(misfit.reports.map(({ errorInfo }) => errorInfo)).toEqual([
    'Request failed: answer does not fit the contract: bank.cardType',
  ]);
  const lost = makeWorld(() => ok({ recordedAt: '2026-11-18T03:00:00.000Z', isShowPersonInfo: 'perhaps' }), {
    deps: { idle: touched },
  });
  await call(creditCalls.qryPhaseElementsDisplay, { phase: '04' });
  await call(creditCalls.qryPhaseElementsDisplay, { phase: '04' });
  expect(lost.reports.map(({ errorInfo }) => errorInfo)).toEqual(['Not read: isShowPersonInfo']);
});
