/** @jest-environment jest-fixed-jsdom */
import { backToApp as browser } from '@/platform/backToApp/index';
import { names, no, resetWx, throws, wx, yes } from './wx';
import { backToApp as program } from '@/platform/backToApp/index.weapp';
import { stubGlobal, unstubAllGlobals } from '../stubs';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(() => {
  resetWx();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  unstubAllGlobals();
  jest.restoreAllMocks();
});

describe('back to the app from a mini-program', () => {
  it.each([
    ['another mini-program', () => ({ referrerInfo: { appId: 'wx1' } }), 'navigateBackMiniProgram'],
    ['the host itself', () => ({}), 'exitMiniProgram'],
    ['something unknown', throws, 'exitMiniProgram'],
  ])('opened by %s, after one second and not before', async (_name, getEnterOptionsSync, way) => {
    wx.answers = { getEnterOptionsSync, [way]: yes() };
    const left = program.leave();
    await jest.advanceTimersByTimeAsync(999);
    expect(names()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(names()).toContain(way);
    expect(await left).toBe('left');
  });

  it.each([
    ['is refused', () => (wx.answers = { exitMiniProgram: no('exitMiniProgram:fail cancel') })],
    ['does not exist', () => wx.lacks.add('exitMiniProgram')],
  ])('stays when the way back %s', async (_name, prepare) => {
    prepare();
    const left = program.leave();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await left).toBe('stayed');
  });
});

describe('back to the app from a browser', () => {
  it("closes WeChat's window after one second", async () => {
    const call = jest.fn();
    stubGlobal('WeixinJSBridge', { call });
    const left = browser.leave();
    await jest.advanceTimersByTimeAsync(999);
    expect(call).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledWith('closeWindow');
    expect(await left).toBe('left');
  });

  it.each([
    [true, 'left'],
    [false, 'stayed'],
  ])('reports whether its window closed: %s', async (closes, outcome) => {
    jest.spyOn(window, 'close').mockImplementation(() => undefined);
    stubGlobal('closed', closes);
    const left = browser.leave();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await left).toBe(outcome);
  });

  it('stays when closing is forbidden', async () => {
    stubGlobal('WeixinJSBridge', { call: throws });
    const left = browser.leave();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await left).toBe('stayed');
  });
});
