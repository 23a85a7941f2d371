import { wechat as nothing } from '@/platform/wechat';
import { wechat as browser } from '@/platform/wechat/index';
import { no, resetWx, wx, yes } from './wx';
import { wechat as program } from '@/platform/wechat/index.weapp';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);
afterEach(() => {
  jest.useRealTimers();
});

const ABSENT = { ok: false, reason: 'unavailable' };

describe.each([
  ['without a device', nothing],
  ['in a browser', browser],
])('%s', (_where, port) => {
  it('there is no WeChat', async () => {
    expect(port.present).toBe(false);
    expect(await port.login()).toEqual(ABSENT);
    expect(port.phoneCode({ code: 'c1', errMsg: 'getPhoneNumber:ok' })).toEqual(ABSENT);
  });
});

describe('in a mini-program', () => {
  it.each([
    [yes({ code: 'c1', errMsg: 'login:ok' }), { ok: true, code: 'c1' }],
    [yes({ errMsg: 'login:ok' }), { ok: false, reason: 'failed' }],
    [no('login:fail system error'), { ok: false, reason: 'failed' }],
    [no('login:fail auth deny'), { ok: false, reason: 'denied' }],
  ])('login returns its code, or why there is none', async (answer, expected) => {
    wx.answers = { login: answer };
    expect(await program.login()).toEqual(expected);
  });

  it('a login without an answer is given up after five seconds', async () => {
    jest.useFakeTimers();
    wx.answers = { login: () => new Promise(() => undefined) };
    const settled = jest.fn();
    void program.login().then(settled);
    await jest.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ ok: false, reason: 'failed' });
  });

  it.each([
    [
      { code: 'p1', errMsg: 'getPhoneNumber:ok' },
      { ok: true, code: 'p1' },
    ],
    [{ errMsg: 'getPhoneNumber:fail user deny' }, { ok: false, reason: 'denied' }],
    [{ errMsg: 'getPhoneNumber:fail user cancel' }, { ok: false, reason: 'cancelled' }],
    [
      { errMsg: 'getPhoneNumber:fail privacy permission is not authorized', errno: 104 },
      { ok: false, reason: 'unconsented' },
    ],
    // Before base library 2.21.2: the old encrypted number, and no code.
    [
      { errMsg: 'getPhoneNumber:ok', encryptedData: 'x', iv: 'y' },
      { ok: false, reason: 'failed' },
    ],
    [
      { code: '', errMsg: 'getPhoneNumber:ok' },
      { ok: false, reason: 'failed' },
    ],
    [undefined, { ok: false, reason: 'failed' }],
    [null, { ok: false, reason: 'failed' }],
  ])('the button answered %j', (detail, expected) => {
    expect(program.phoneCode(detail)).toEqual(expected);
  });
});
