import { cardCalls } from '@/contract/card';
import { contentCalls } from '@/contract/content';
import { documentCalls } from '@/contract/document';
import { identityCalls } from '@/contract/identity';
import { loginCalls } from '@/contract/login';
import { call } from '@/request';
import { gatewayKeys, openRv } from '../../gateway/wire';
import { vectors } from '../wire/vectors';
import { BASE, makeWorld, NOW, ok, type Reply } from './world';

const LIST = ok({ list: [] });
const data = (value: unknown): Reply => ({ envelope: { code: 200, data: value } });
const noticeQuery = {
  pageNum: '1',
  pageSize: '999',
  plateform: '1-1-8',
  appUserId: '',
  minVersion: '226',
  phone: '',
};
const document = {
  templateId: 'a',
  title: 't',
  version: '1',
  effectiveOn: '2026-01-01',
  sections: [],
  steps: [],
};
const login = { phone: '13900139000', code: '123456', sourceFlag: 'XQD002', agreements: ['user'] };
const userInfo = {
  custId: 'c',
  phone: '139****9000',
  custName: '',
  idNo: '',
  certCode: '',
  sex: '',
  isCredit: 'N',
  isLoan: 'N',
};

describe('headers', () => {
  it('are version, platform, trace number, gray release and bearer token', async () => {
    const world = makeWorld(() => LIST);
    await call(cardCalls.queryBankList, {});
    expect(world.seen[0]?.headers).toEqual({
      version: '2.2.6',
      platform: '1-1-8',
      'x-trace-no': expect.stringMatching(/^[A-Za-z0-9]{12}$/) as unknown,
      gray: 'true',
      custgrayid: 'g-1',
      Authorization: 'Bearer at-0',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(world.headers).toEqual([{ h5gray: 'false' }]);
  });

  it('have a new trace number for each call', async () => {
    const world = makeWorld(() => LIST);
    await Promise.all([call(cardCalls.queryBankList, {}), call(cardCalls.queryBankList, {})]);
    expect(new Set(world.seen.map(({ headers }) => headers['x-trace-no'])).size).toBe(2);
  });

  it('have no bearer for calls that need no token, and none in the reading that only knows propose', async () => {
    const none = makeWorld(() => data({ list: [], total: 0 }));
    await call(contentCalls.noticeList, noticeQuery);
    expect(none.seen[0]?.headers['Authorization']).toBeUndefined();
    const propose = makeWorld(() => LIST, { settings: { bearerRule: 'propose' }, accessToken: '' });
    await call(cardCalls.queryBankList, {});
    expect(propose.seen.map(({ headers }) => headers['Authorization'])).toEqual([undefined]);
  });

  it('have rv, new and of this moment, when the call needs it', async () => {
    const world = makeWorld(() => ok({ tokenCode: 't', isNew: 'Y', userInfo }), { loggedIn: false });
    await call(loginCalls.registerOrLogin, login);
    await call(loginCalls.registerOrLogin, login);
    const keys = gatewayKeys(vectors.privateKeyPem);
    const opened = world.seen.map(({ headers }) => openRv(headers['rv'], keys));
    expect(opened.map(({ time }) => time)).toEqual([NOW, NOW]);
    expect(opened[0]?.nonce).not.toBe(opened[1]?.nonce);
  });
});

describe('params', () => {
  it('of a member call get tokenCode, phone and loginState, sealed', async () => {
    const world = makeWorld(() => ok({ bank: null }));
    await call(cardCalls.querybankBin, { cardNo: '622202' });
    expect(world.seen[0]).toMatchObject({
      verb: 'POST',
      url: `${BASE}/bankcard/querybankBin`,
      params: { cardNo: '622202', tokenCode: 't-1', phone: '13800138000', loginState: '1' },
    });
    expect(world.seen[0]?.sessionKey).toHaveLength(16);
  });

  it("keep the call's own: the phone reserved with a bank may be another one", async () => {
    const world = makeWorld(() => ok({ signSeq: 's', resendSeconds: 60 }));
    await call(cardCalls.applyBankCardSign, {
      cardNo: '6222021234567890',
      reservedPhone: '13900139000',
      agreements: ['a'],
    });
    expect(world.seen[0]?.params).toMatchObject({
      reservedPhone: '13900139000',
      phone: '13800138000',
      tokenCode: 't-1',
    });
  });

  it('of a client call stay unchanged', async () => {
    const world = makeWorld(() => ok({ needPic: 'N' }));
    await call(loginCalls.queryLoginPic, { phone: '13900139000' });
    expect(world.seen[0]?.params).toEqual({ phone: '13900139000' });
  });

  it('of a GET are in the query, encoded, without undefined ones', async () => {
    const world = makeWorld(() => data({ list: [], total: 0 }));
    await call(contentCalls.noticeList, { ...noticeQuery, appUserId: '张 &=', isHome: undefined });
    const { verb, url, params, headers } = world.seen[0] ?? {};
    expect(verb).toBe('GET');
    expect(url).toContain('appUserId=%E5%BC%A0%20%26%3D');
    expect(params).toEqual({ ...noticeQuery, appUserId: '张 &=' });
    expect(headers?.['content-type']).toBeUndefined();
  });

  it('fill the path and are not sent again', async () => {
    const world = makeWorld(() => data(document));
    await expect(call(documentCalls.contractText, { id: 'a/b?c 合同' })).resolves.toEqual(document);
    expect(world.seen[0]?.url).toBe(`${BASE}/api/contract/a%2Fb%3Fc%20%E5%90%88%E5%90%8C`);
  });

  it('of an upload are sent beside the files, in the field named by the contract, without the phone', async () => {
    const world = makeWorld(() => ok({ imageId: 'i', front: null, back: null }));
    const source = new Blob(['x']);
    await call(
      identityCalls.idCardOcr,
      { side: 'front' },
      { files: [{ name: 'a.jpg', type: 'image/jpeg', source }] },
    );
    const [seen] = world.seen;
    expect(seen?.params).toEqual({ side: 'front', tokenCode: 't-1', loginState: '1' });
    expect(seen?.files).toEqual([{ field: 'file', name: 'a.jpg', type: 'image/jpeg', source }]);
    expect(seen?.headers['content-type']).toBeUndefined();
  });
});

describe('address', () => {
  it.each([
    ['a base with slashes at its end', { baseUrl: `${BASE}//` }, `${BASE}/bankcard/queryBankList`],
    [
      'the mock host for all paths',
      { mockBaseUrl: 'https://mock.example' },
      'https://mock.example/bankcard/queryBankList',
    ],
    [
      'the mock host for other paths only',
      { mockBaseUrl: 'https://mock.example', mockPaths: ['/oauth/token'] },
      `${BASE}/bankcard/queryBankList`,
    ],
  ])('has %s', async (_what, settings, url) => {
    const world = makeWorld(() => LIST, { settings });
    await call(cardCalls.queryBankList, {});
    expect(world.seen[0]?.url).toBe(url);
  });

  it("is the page's own origin when there is one and no base is given", async () => {
    const world = makeWorld(() => LIST, { settings: { baseUrl: '' }, port: { hasOrigin: true } });
    await call(cardCalls.queryBankList, {});
    expect(world.seen[0]?.url).toBe('/bankcard/queryBankList');
  });
});

describe('time', () => {
  it('is longer for slow calls and uploads', async () => {
    const world = makeWorld(({ path }) =>
      path.includes('Ocr') ? ok({ imageId: 'i', front: null, back: null }) : LIST,
    );
    await call(cardCalls.queryBankList, {});
    await call(
      identityCalls.idCardOcr,
      { side: 'back' },
      { files: [{ name: 'a', type: '', source: 'wxfile://a' }] },
    );
    expect(world.seen.map(({ timeoutMs }) => timeoutMs)).toEqual([30_000, 60_000]);
  });
});

describe('several files', () => {
  const files = ['a', 'b', 'c'].map((name) => ({ name, type: '', source: `wxfile://${name}` }));
  const answered = (): Reply => ok({ imageId: 'i', front: null, back: null });

  it('are sent together when the device can', async () => {
    const world = makeWorld(answered);
    await call(identityCalls.idCardOcr, { side: 'front' }, { files });
    expect(world.seen.map(({ files: sent }) => sent?.length)).toEqual([3]);
  });

  it('are sent one after another when it cannot, and stop at the first that fails', async () => {
    const one = { port: { filesPerUpload: 'one' } } as const;
    const world = makeWorld(answered, one);
    await call(identityCalls.idCardOcr, { side: 'front' }, { files });
    expect(world.seen.map(({ files: sent }) => sent?.map(({ name }) => name))).toEqual([['a'], ['b'], ['c']]);
    const broken = makeWorld(() => (broken.seen.length === 2 ? { failure: 'offline' } : answered()), one);
    await expect(
      call(identityCalls.idCardOcr, { side: 'front' }, { files, tell: true }),
    ).rejects.toMatchObject({ kind: 'network' });
    expect([broken.seen.length, broken.toasts.length]).toEqual([2, 1]);
  });
});
