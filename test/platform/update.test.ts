import { names, resetWx, throws, wx as host } from './wx';
import { update } from '@/platform/update/index.weapp';
import { update as none } from '@/platform/update';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);

describe('newer builds of a mini-program', () => {
  it('are fetched by the host and started on request', () => {
    const asked: string[] = [];
    let tell: (() => void) | undefined;
    const manager = {
      onUpdateReady: (ready: () => void) => void (tell = ready),
      applyUpdate: () => asked.push('applyUpdate'),
    };
    host.answers = { getUpdateManager: () => manager };
    let ready = 0;
    update.onReady(() => (ready += 1));
    expect(ready).toBe(0);
    tell?.();
    update.apply();
    expect([update.byHost, ready, asked]).toEqual([true, 1, ['applyUpdate']]);
  });

  it('do nothing on a client without a manager', () => {
    host.lacks.add('getUpdateManager');
    let ready = 0;
    update.onReady(() => (ready += 1));
    update.apply();
    expect([ready, names()]).toEqual([0, []]);
  });

  it('do nothing when the manager fails', () => {
    host.answers = { getUpdateManager: throws };
    expect(() => update.onReady(() => undefined)).not.toThrow();
    host.answers = { getUpdateManager: () => ({ applyUpdate: throws }) };
    expect(() => update.apply()).not.toThrow();
  });
});

describe('a WeChat that is too old', () => {
  it('is one that lacks what every page needs', () => {
    expect(update.hostTooOld()).toBe(false);
    host.lacks.add('getWindowInfo');
    expect([update.hostTooOld(), none.hostTooOld()]).toEqual([true, false]);
  });
});

it('without a device there is never a newer build', () => {
  let ready = 0;
  none.onReady(() => (ready += 1));
  none.apply();
  expect([none.byHost, ready]).toEqual([false, 0]);
});
