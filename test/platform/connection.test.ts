/** @jest-environment jest-fixed-jsdom */
import { connection as browser } from '@/platform/connection/index';
import { connection as program } from '@/platform/connection/index.weapp';
import { hostLog } from '@/platform/hostLog/index.weapp';
import { names, no, resetWx, throws, wx, yes } from './wx';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);

/** What a watcher has heard. */
function watched(watch: (changed: (offline: boolean) => void) => void): boolean[] {
  const heard: boolean[] = [];
  watch((offline) => heard.push(offline));
  return heard;
}

describe('the network of the phone', () => {
  it('is told when it goes and comes back, in a browser', () => {
    const heard = watched((changed) => browser.watch(changed));
    for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event));
    expect(heard).toEqual([true, false]);
  });

  it('is told when it goes and comes back, in a mini-program', async () => {
    let tell: (state: object) => void = () => undefined;
    wx.answers = {
      onNetworkStatusChange: (listener: unknown) => void (tell = listener as typeof tell),
      getNetworkType: yes({ networkType: 'none' }),
    };
    const heard = watched((changed) => program.watch(changed));
    await Promise.resolve();
    tell({ isConnected: true });
    tell({ isConnected: false });
    expect(heard).toEqual([true, false, true]);
  });

  it('counts as there when the phone does not say', async () => {
    wx.answers = { getNetworkType: no('getNetworkType:fail') };
    const heard = watched((changed) => program.watch(changed));
    await Promise.resolve();
    expect(heard).toEqual([]);
  });
});

describe('WeChat’s own logs', () => {
  it('are written where they exist', () => {
    const written: string[] = [];
    wx.answers = { getRealtimeLogManager: () => ({ error: (text: string) => written.push(text) }) };
    hostLog.error('a failure');
    hostLog.took(2001, 850);
    expect([written, names()]).toEqual([['a failure'], ['getRealtimeLogManager', 'reportPerformance']]);
  });

  it('never stop the app', () => {
    wx.lacks.add('reportPerformance');
    wx.answers = { getRealtimeLogManager: throws };
    expect(() => {
      hostLog.error('a failure');
      hostLog.took(2001, 850);
    }).not.toThrow();
  });
});
