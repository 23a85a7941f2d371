import { Busy } from '../../../gateway/database';
import { makeWechatProvider, wechatSetting, type WechatProvider } from '../../../gateway/providers/wechat';
import { wechatAccess } from '../../../gateway/queries/wechatAccess';
import { startGateway, type Bank } from '../harness';
import { accountAt, APPID, startWechat, type WechatServer } from './server';

/** The access token in the database: sealed, and in a database that is busy or away. Then WeChat is not asked, and nothing throws. */

type Store = ReturnType<typeof wechatAccess>;

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

const busy = () => Promise.reject(new Busy('the database is busy'));

const gateway = (broken: Partial<Store> = {}, more: Record<string, string> = {}): WechatProvider =>
  makeWechatProvider(wechatSetting({ ...accountAt(server, 2000), ...more }, { kind: 'sandbox' }), {
    open: false,
    chosen: async () => ({ openId: '', phone: '' }),
    record: async () => undefined,
    store: { ...wechatAccess(bank.db), ...broken },
    warn: (text) => warned.push(text),
  });

const message = { openId: 'o1', templateId: 't1', page: 'pages/repay/index', fields: {} };
const text = { openId: 'o1', text: '我想提个建议' };
const TOKEN = '/cgi-bin/stable_token';
const NOT_SENT = { kind: 'failed', why: 'notSent' };

it('the token is not in the database as it is, and counts as none after a change of the secret', async () => {
  await gateway().checkText(text);
  const rows = await bank.db.query<{ token: string }>('select token from wechat_access');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.token).not.toContain(server.state.token);
  await gateway().checkText(text);
  expect(server.countOf(TOKEN)).toBe(1);
  await gateway({}, { WECHAT_SECRET: 'f'.repeat(32) }).checkText(text);
  expect(server.countOf(TOKEN)).toBe(2);
});

describe.each(['read', 'claim', 'keep'] as const)('a store that fails to %s', (step) => {
  it('leaves every question without an answer, and is named in the log', async () => {
    const broken = gateway({ [step]: busy });
    expect(await broken.sendMessage(message)).toEqual(NOT_SENT);
    expect(await broken.getPhoneNumber('p1')).toEqual({ kind: 'failed', why: 'unavailable' });
    expect(await broken.checkText(text)).toBe('unknown');
    expect(warned).toEqual(Array(3).fill('WeChat access token: Busy: the database is busy'));
  });
});

it('a message for which WeChat gives no token was not sent', async () => {
  server.next(TOKEN, { errcode: 45009 });
  expect(await gateway().sendMessage(message)).toEqual(NOT_SENT);
});

it('a process that cannot keep the token lets another one ask at once', async () => {
  expect(await gateway({ keep: busy }).checkText(text)).toBe('unknown');
  expect(await wechatAccess(bank.db).claim(APPID)).toBe(true);
});

it('a token that is not replaced fails the question and nothing else', async () => {
  await gateway().checkText(text);
  server.next('/cgi-bin/message/subscribe/send', { errcode: 42001, errmsg: 'access_token expired' });
  expect(await gateway({ claim: busy }).sendMessage(message)).toEqual(NOT_SENT);
});
