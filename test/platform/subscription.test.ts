import { subscription as nothing } from '@/platform/subscription';
import { subscription as browser } from '@/platform/subscription/index';
import { subscription as program } from '@/platform/subscription/index.weapp';
import { no, resetWx, wx, yes } from './wx';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);

const UNAVAILABLE = { ok: false, reason: 'unavailable' };
const fails = (errCode: number) => () =>
  Promise.reject(Object.assign(new Error('fail'), { errMsg: 'requestSubscribeMessage:fail', errCode }));

describe.each([
  ['without a device', nothing],
  ['in a browser', browser],
])('%s', (_where, port) => {
  it('there are no messages in WeChat', async () => {
    expect(port.present).toBe(false);
    expect(await port.ask(['t1'])).toEqual(UNAVAILABLE);
  });
});

describe('in a mini-program', () => {
  it('each template has the person’s own answer; one that WeChat bans or filters has none', async () => {
    wx.answers = {
      requestSubscribeMessage: yes({
        ...{ t1: 'accept', t2: 'reject', t3: 'ban', t4: 'filter', t5: 'acceptWithAudio' },
        errMsg: 'requestSubscribeMessage:ok',
      }),
    };
    expect(await program.ask(['t1', 't2', 't3', 't4', 't5'])).toEqual({
      ok: true,
      accepted: ['t1', 't5'],
      refused: ['t2'],
    });
  });

  it.each([
    ['the main switch is off', fails(20004), { ok: false, reason: 'off' }],
    ['the template is unknown', fails(20001), UNAVAILABLE],
    ['the client says nothing but words', no('requestSubscribeMessage:fail'), UNAVAILABLE],
  ])('says why it was not asked: %s', async (_what, answer, expected) => {
    wx.answers = { requestSubscribeMessage: answer };
    expect(await program.ask(['t1'])).toEqual(expected);
  });

  it('an old client is not asked', async () => {
    wx.lacks.add('requestSubscribeMessage');
    expect(await program.ask(['t1'])).toEqual(UNAVAILABLE);
    expect(wx.asked).toEqual([]);
  });
});
