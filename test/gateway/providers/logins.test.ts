import type { ProviderSetting } from '../../../gateway/providers/endpoint';
import { makeSquareProvider, signCode } from '../../../gateway/providers/square';
import { makeWechatProvider, type WechatMessage } from '../../../gateway/providers/wechat';
import { brokenReplies, startService } from './service';

let service: Awaited<ReturnType<typeof startService>>;
let http: ProviderSetting;
beforeAll(async () => {
  service = await startService();
  http = { kind: 'http', ...service.endpoint };
});
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
});

const UNKNOWN = { openId: 'chosen', phone: '' };
const recorded: WechatMessage[] = [];
const parts = {
  open: false,
  chosen: async () => UNKNOWN,
  record: async (message: WechatMessage) => void recorded.push(message),
  // Only WeChat's own servers need a token.
  store: undefined as never,
  warn: () => undefined,
};
const sandboxWechat = (open: boolean, chosen = UNKNOWN) =>
  makeWechatProvider({ kind: 'sandbox' }, { ...parts, open, chosen: async () => chosen });
const wechat = () => makeWechatProvider(http, parts);
const square = (setting: ProviderSetting) =>
  makeSquareProvider(setting, {
    secret: async () => 'secret',
    find: async (codeId) => (codeId === 'known' ? PERSON : undefined),
  });

const DETAILS = { occupation: '教师', company: '' };
const PERSON = {
  kind: 'person',
  phone: '13800000001',
  details: DETAILS,
  expiresAt: new Date('2026-11-21T00:30:00.000Z'),
} as const;
const INVALID = { kind: 'failed', why: 'invalid' } as const;
const UNAVAILABLE = { kind: 'failed', why: 'unavailable' } as const;

describe("WeChat's stand-in", () => {
  it.each([
    ['sandbox-login-abc', 'abc'],
    ['sandbox-login-abc-7', 'abc'],
    ['sandbox-login-a-b-c', 'a'],
    ['login-0a1b', 'chosen'],
    ['sandbox-login-', 'chosen'],
  ])('knows the user of %s: %s', async (code, openId) => {
    expect(await sandboxWechat(true).code2session(code)).toEqual({ kind: 'user', openId });
  });

  it.each([
    ['sandbox-phone-13800000001', '', { kind: 'phone', phone: '13800000001' }],
    ['sandbox-phone-13800000001-2', '13900000002', { kind: 'phone', phone: '13800000001' }],
    ['sandbox-phone-12800000001', '13900000002', { kind: 'phone', phone: '13900000002' }],
    ['phone-0a1b', '13900000002', { kind: 'phone', phone: '13900000002' }],
    ['phone-0a1b', '', INVALID],
  ])('gives the phone of %s where the console has chosen %j', async (code, phone, expected) => {
    expect(await sandboxWechat(true, { openId: 'chosen', phone }).getPhoneNumber(code)).toEqual(expected);
  });

  it('answers nothing in production: anybody could name any phone', async () => {
    const closed = sandboxWechat(false, { openId: 'chosen', phone: '13900000002' });
    expect(await closed.code2session('sandbox-login-abc')).toEqual(UNAVAILABLE);
    expect(await closed.getPhoneNumber('sandbox-phone-13800000001')).toEqual(UNAVAILABLE);
  });
});

describe('WeChat over the network', () => {
  it.each([
    [
      { result: 'user', openId: 'o6_bm' },
      { kind: 'user', openId: 'o6_bm' },
    ],
    [{ result: 'invalid' }, INVALID],
    [{ result: 'user', openId: 'a b' }, UNAVAILABLE],
  ])('session %j', async (body, expected) => {
    service.answer(body);
    expect(await wechat().code2session('c1')).toEqual(expected);
    expect(service.received).toMatchObject([{ path: '/v1/code2session', body: { code: 'c1' } }]);
  });

  it.each([
    [
      { result: 'phone', phone: '13800000001' },
      { kind: 'phone', phone: '13800000001' },
    ],
    [{ result: 'invalid' }, INVALID],
    [{ result: 'phone', phone: '+8613800000001' }, UNAVAILABLE],
  ])('phone %j', async (body, expected) => {
    service.answer(body);
    expect(await wechat().getPhoneNumber('c1')).toEqual(expected);
    expect(service.received).toMatchObject([{ path: '/v1/getPhoneNumber', body: { code: 'c1' } }]);
  });

  it.each(brokenReplies)('is unavailable after %s', async (_what, body, status) => {
    service.answer(body, status);
    expect(await wechat().code2session('c1')).toEqual(UNAVAILABLE);
    expect(await wechat().getPhoneNumber('c1')).toEqual(UNAVAILABLE);
  });
});

describe('a message in WeChat', () => {
  const message = {
    openId: 'o1',
    templateId: 't1',
    page: 'pages/repay/index',
    fields: { thing1: '还款日快到了' },
  };

  it('is in the console of the sandbox', async () => {
    expect(await sandboxWechat(true).sendMessage(message)).toEqual({ kind: 'sent' });
    expect(recorded).toEqual([message]);
  });

  it.each([
    [{ result: 'sent' }, { kind: 'sent' }],
    [{ result: 'refused' }, { kind: 'failed', why: 'refused' }],
    [{ result: 'notSent' }, { kind: 'failed', why: 'notSent' }],
    [{ result: 'odd' }, { kind: 'failed', why: 'unknown' }],
  ])('over the network: %j', async (body, expected) => {
    service.answer(body);
    expect(await wechat().sendMessage(message)).toEqual(expected);
    expect(service.received).toMatchObject([{ path: '/v1/sendMessage', body: message }]);
  });
});

describe('the check of a text', () => {
  it.each([
    ['我想提个建议', 'pass'],
    ['违规样例', 'risky'],
  ])('in the sandbox: %s', async (text, expected) => {
    expect(await sandboxWechat(true).checkText({ openId: 'o1', text })).toBe(expected);
  });

  it.each([
    [{ result: 'pass' }, 'pass'],
    [{ result: 'risky' }, 'risky'],
    [{}, 'unknown'],
  ])('over the network: %j', async (body, expected) => {
    service.answer(body);
    expect(await wechat().checkText({ openId: 'o1', text: '建议' })).toBe(expected);
  });
});

describe('the plaza', () => {
  it.each([
    [signCode('known', 'secret'), PERSON],
    [signCode('gone', 'secret'), { kind: 'unknown' }],
    [signCode('known', 'other'), { kind: 'unknown' }],
    ['known', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
  ])('in the sandbox: %s', async (code, expected) => {
    expect(await square({ kind: 'sandbox' }).personOf(code)).toEqual(expected);
  });

  it.each([
    [
      {
        result: 'person',
        phone: '13800000001',
        details: { occupation: '教师' },
        expiresAt: '2026-11-21T00:30:00.000Z',
      },
      PERSON,
    ],
    [{ result: 'unknown' }, { kind: 'unknown' }],
    [{ result: 'person', phone: '13800000001' }, { kind: 'unavailable' }],
  ])('over the network: %j', async (body, expected) => {
    service.answer(body);
    expect(await square(http).personOf('c1')).toEqual(expected);
    expect(service.received).toMatchObject([{ path: '/v1/person', body: { code: 'c1' } }]);
  });
});
