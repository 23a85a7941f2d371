import { makeWechatProvider, wechatSetting, type WechatProvider } from '../../../gateway/providers/wechat';
import { wechatAccess } from '../../../gateway/queries/wechatAccess';
import { startGateway, type Bank } from '../harness';
import { accountAt, APPID, SECRET, startWechat, type WechatServer } from './server';

/** WeChat's own servers, by a server that answers as their documents say. */

let bank: Bank;
let server: WechatServer;
const warned: string[] = [];
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());
beforeEach(async () => {
  server = await startWechat();
  warned.length = 0;
  await bank.db.query('delete from wechat_access');
});
afterEach(() => server.close());

/** One gateway process. */
const gateway = (timeoutMs = 2000): WechatProvider =>
  makeWechatProvider(wechatSetting(accountAt(server, timeoutMs), { kind: 'sandbox' }), {
    open: false,
    chosen: async () => ({ openId: '', phone: '' }),
    record: async () => undefined,
    store: wechatAccess(bank.db),
    warn: (text) => warned.push(text),
  });

const INVALID = { kind: 'failed', why: 'invalid' };
const UNAVAILABLE = { kind: 'failed', why: 'unavailable' };
const TOKEN = '/cgi-bin/stable_token';
const SESSION = '/sns/jscode2session';
const PHONE = '/wxa/business/getuserphonenumber';
const SEND = '/cgi-bin/message/subscribe/send';
const CHECK = '/wxa/msg_sec_check';
const message = {
  openId: 'o1',
  templateId: 't1',
  page: 'pages/repay/index',
  fields: { thing1: '还款日快到了', date2: '2026年12月18日' },
};
const text = { openId: 'o1', text: '我想提个建议' };

describe('a login code', () => {
  it('is exchanged once, for the id alone', async () => {
    server.state.codes.set('c1', 'o6_bm');
    expect(await gateway().code2session('c1')).toEqual({ kind: 'user', openId: 'o6_bm' });
    expect(await gateway().code2session('c1')).toEqual(INVALID);
    expect(await gateway().code2session('c2')).toEqual(INVALID);
    expect(server.countOf(TOKEN)).toBe(0);
  });

  it.each<[string, object | string, object]>([
    ['an error of the rate', { errcode: 45011, errmsg: 'api minute-quota reach limit' }, UNAVAILABLE],
    ['a blocked user', { errcode: 40226, errmsg: 'code blocked' }, INVALID],
    ['a wrong secret', { errcode: 40125, errmsg: 'invalid appsecret' }, UNAVAILABLE],
    ['an answer without an id', { session_key: 'k' }, UNAVAILABLE],
    ['an id of another form', { openid: 'a b', session_key: 'k' }, UNAVAILABLE],
    ['no JSON', '<html>', UNAVAILABLE],
  ])('after %s is %j', async (_what, answer, expected) => {
    server.state.codes.set('c1', 'o1');
    server.next(SESSION, answer);
    expect(await gateway().code2session('c1')).toEqual(expected);
  });

  it('is tried once more if WeChat is busy', async () => {
    server.state.codes.set('c1', 'o1');
    server.next(SESSION, { errcode: -1, errmsg: 'system error' });
    expect(await gateway().code2session('c1')).toEqual({ kind: 'user', openId: 'o1' });
    server.next(SESSION, ...Array<object>(2).fill({ errcode: -1, errmsg: 'system error' }));
    expect(await gateway().code2session('c2')).toEqual(UNAVAILABLE);
  });
});

describe('a code of the phone number', () => {
  it('is exchanged with the access token, once', async () => {
    server.state.phones.set('p1', '13800000001');
    expect(await gateway().getPhoneNumber('p1')).toEqual({ kind: 'phone', phone: '13800000001' });
    expect(await gateway().getPhoneNumber('p1')).toEqual(INVALID);
  });

  it('of another country gives no number', async () => {
    server.next(PHONE, { errcode: 0, phone_info: { purePhoneNumber: '13800000001', countryCode: '852' } });
    expect(await gateway().getPhoneNumber('p1')).toEqual(UNAVAILABLE);
  });
});

describe('the access token', () => {
  it('is shared by all gateways, and asked for once', async () => {
    await gateway().checkText(text);
    await Promise.all([1, 2, 3, 4].map(() => gateway().checkText(text)));
    expect(server.countOf(TOKEN)).toBe(1);
    expect(server.countOf(CHECK)).toBe(5);
  });

  it('is asked for by one of several gateways that need it at the same time', async () => {
    const verdicts = await Promise.all([1, 2, 3, 4].map(() => gateway().checkText(text)));
    expect(verdicts).toEqual(['pass', 'pass', 'pass', 'pass']);
    expect(server.countOf(TOKEN)).toBe(1);
  });

  it('is renewed before its end, and the old one is used while another process renews it', async () => {
    await gateway().checkText(text);
    await bank.db.query(`update wechat_access set ends_at = now() + interval '4 minutes'`);
    const { claim } = wechatAccess(bank.db);
    expect(await claim(APPID)).toBe(true);
    expect(await gateway().checkText(text)).toBe('pass');
    expect(server.countOf(TOKEN)).toBe(1);
    await wechatAccess(bank.db).release(APPID);
    expect(await gateway().checkText(text)).toBe('pass');
    expect(server.countOf(TOKEN)).toBe(2);
  });

  it('of a process that died while it asked is asked for by another one later', async () => {
    const { claim } = wechatAccess(bank.db);
    expect([await claim(APPID), await claim(APPID)]).toEqual([true, false]);
    await bank.db.query(`update wechat_access set renewing_until = now() - interval '1 second'`);
    expect(await gateway().checkText(text)).toBe('pass');
  });

  it.each([40001, 42001, 40014])('is asked for again once after error %s', async (errcode) => {
    await gateway().checkText(text);
    server.state.token = 'another';
    server.next(CHECK, { errcode, errmsg: 'access_token' });
    expect(await gateway().checkText(text)).toBe('pass');
    expect(server.countOf(TOKEN)).toBe(2);
    expect(server.countOf(CHECK)).toBe(3);
  });

  it('is replaced by force only if WeChat hands out the one that it refuses', async () => {
    await gateway().checkText(text);
    server.state.revoked = server.state.token;
    expect(await gateway().checkText(text)).toBe('pass');
    const asks = server.asked.filter(({ path }) => path === TOKEN).map(({ body }) => body['force_refresh']);
    expect(asks).toEqual([false, false, true]);
  });

  it('without an answer fails the question in time, and the next one asks again', async () => {
    server.state.silent = true;
    expect(await gateway(100).checkText(text)).toBe('unknown');
    server.state.silent = false;
    expect(await gateway().checkText(text)).toBe('pass');
  });
});

describe('a message', () => {
  it('has the fields of its template, and is sent as often as it was allowed', async () => {
    server.state.allowed.set('o1', ['t1']);
    expect(await gateway().sendMessage(message)).toEqual({ kind: 'sent' });
    expect(server.asked.at(-1)?.body).toEqual({
      touser: 'o1',
      template_id: 't1',
      page: 'pages/repay/index',
      miniprogram_state: 'formal',
      lang: 'zh_CN',
      data: { thing1: { value: '还款日快到了' }, date2: { value: '2026年12月18日' } },
    });
    expect(await gateway().sendMessage(message)).toEqual({ kind: 'failed', why: 'refused' });
  });

  it.each<[string, object | string, string, readonly string[]]>([
    ['an unknown person', { errcode: 40003 }, 'refused', []],
    ['a wrong template', { errcode: 40037 }, 'notSent', [`WeChat ${SEND.slice(1)}: error 40037`]],
    ['wrong fields', { errcode: 47003 }, 'notSent', [`WeChat ${SEND.slice(1)}: error 47003`]],
    ['too many', { errcode: 45009 }, 'notSent', []],
    ['no JSON', '<html>', 'unknown', []],
  ])('after %s says so', async (_what, answer, why, warnings) => {
    server.next(SEND, answer);
    expect(await gateway().sendMessage(message)).toEqual({ kind: 'failed', why });
    expect(warned).toEqual(warnings);
  });

  it('without an answer may have arrived', async () => {
    await gateway().checkText(text);
    server.state.silent = true;
    expect(await gateway(100).sendMessage(message)).toEqual({ kind: 'failed', why: 'unknown' });
  });
});

describe('a text', () => {
  it.each([
    ['我想提个建议', 'pass'],
    ['违规的话', 'risky'],
  ])('is checked: %s', async (words, expected) => {
    expect(await gateway().checkText({ openId: 'o1', text: words })).toBe(expected);
    expect(server.asked.at(-1)?.body).toMatchObject({ version: 2, scene: 2, openid: 'o1', content: words });
  });

  it.each<[string, object, string]>([
    ['asks for a person', { errcode: 0, result: { suggest: 'review', label: 21000 } }, 'pass'],
    ['does not know the person any more', { errcode: 61010, errmsg: 'code is expired' }, 'unknown'],
  ])('is let through if WeChat %s', async (_what, answer, expected) => {
    server.next(CHECK, answer);
    expect(await gateway().checkText(text)).toBe(expected);
  });
});

describe('the secret', () => {
  it('is in no warning and no result', async () => {
    server.next(SESSION, { errcode: 40164, errmsg: `invalid ip, secret ${SECRET}` });
    server.next(TOKEN, { errcode: 40125, errmsg: `invalid appsecret ${SECRET}` });
    const results = [await gateway().code2session('c1'), await gateway().getPhoneNumber('p1')];
    expect(warned).toEqual([
      'WeChat sns/jscode2session: error 40164',
      'WeChat cgi-bin/stable_token: error 40125',
    ]);
    expect(JSON.stringify(results)).not.toContain(SECRET);
  });
});

describe('the setting', () => {
  const read = (more: Record<string, string>) =>
    wechatSetting({ ...accountAt(server), ...more }, { kind: 'sandbox' });

  it('asks WeChat itself unless it names another address', () => {
    expect(read({ WECHAT_URL: 'https://api.weixin.qq.com' })).toMatchObject({ kind: 'official' });
    expect(wechatSetting({ WECHAT_APPID: APPID, WECHAT_SECRET: SECRET }, { kind: 'sandbox' })).toMatchObject({
      url: 'https://api.weixin.qq.com',
      timeoutMs: 5000,
    });
  });

  it('is the sandbox or the service without an account', () => {
    expect(wechatSetting({}, { kind: 'sandbox' })).toEqual({ kind: 'sandbox' });
  });

  it.each([
    [{ WECHAT_APPID: 'touristappid' }, 'WECHAT_APPID'],
    [{ WECHAT_SECRET: '' }, 'WECHAT_SECRET'],
    [{ WECHAT_URL: 'api.weixin.qq.com' }, 'WECHAT_URL'],
    [{ WECHAT_TIMEOUT_MS: 'soon' }, 'WECHAT_TIMEOUT_MS'],
    [{ WECHAT_BUILD: 'release' }, 'WECHAT_BUILD'],
  ])('is refused with its name, and without the secret: %j', (more, named) => {
    const refused = () => read(more);
    expect(refused).toThrow(named);
    expect(refused).not.toThrow(SECRET);
  });

  it('does not choose between two', () => {
    const http = { kind: 'http', url: 'https://wechat.example' } as const;
    expect(() => wechatSetting(accountAt(server), http)).toThrow('both set');
  });
});
