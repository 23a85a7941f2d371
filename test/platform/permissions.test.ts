/** @jest-environment jest-fixed-jsdom */
import type { Scope } from '@/platform/permissions';
import { permissions as browser } from '@/platform/permissions/index';
import { names, no, resetWx, wx, yes } from './wx';
import { permissions as program } from '@/platform/permissions/index.weapp';
import { stubGlobal, unstubAllGlobals } from '../stubs';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);
afterEach(() => {
  unstubAllGlobals();
});

const SYSTEM = { cameraAuthorized: 'authorized', albumAuthorized: 'authorized', phoneCalendarAuthorized: '' };
const settings = (authSetting: object, system: object = {}) => {
  wx.answers = {
    getSetting: yes({ authSetting }),
    getAppAuthorizeSetting: () => ({ ...SYSTEM, ...system }),
  };
};

describe('getSetting in a mini-program', () => {
  it.each([
    ['camera', { 'scope.camera': true }, {}, 'granted'],
    ['camera', { 'scope.camera': false }, {}, 'denied'],
    ['camera', {}, {}, 'ask'],
    ['camera', { 'scope.camera': true }, { cameraAuthorized: 'denied' }, 'denied'],
    ['calendar', { 'scope.addPhoneCalendar': true }, {}, 'granted'],
    ['calendar', {}, { phoneCalendarAuthorized: 'denied' }, 'denied'],
    ['album', {}, {}, 'granted'],
    ['album', {}, { albumAuthorized: 'denied' }, 'denied'],
    ['album', {}, { albumAuthorized: 'not determined' }, 'ask'],
    ['album', {}, { albumAuthorized: undefined }, 'unknown'],
  ] as [Scope, object, object, string][])('%s by %j and %j is %s', async (scope, own, system, expected) => {
    settings(own, system);
    expect(await program.state(scope)).toBe(expected);
  });

  it('is unknown when the host does not say', async () => {
    wx.answers = { getSetting: no('getSetting:fail') };
    wx.lacks.add('getAppAuthorizeSetting');
    expect(await program.state('camera')).toBe('unknown');
    expect(await program.state('album')).toBe('unknown');
  });
});

describe('authorize in a mini-program', () => {
  it.each([
    ['camera', 'scope.camera'],
    ['calendar', 'scope.addPhoneCalendar'],
  ] as [Scope, string][])('asks for %s by its scope', async (scope, name) => {
    wx.answers = { authorize: yes() };
    expect(await program.request(scope)).toBe('granted');
    expect(wx.asked).toEqual([['authorize', { scope: name }]]);
  });

  it.each([
    ['authorize:fail auth deny', undefined, 'denied'],
    ['authorize:fail:auth cancel', undefined, 'cancelled'],
    ['authorize:fail authorize no response', undefined, 'cancelled'],
    ['authorize:fail', 104, 'unconsented'],
    ['authorize:fail', 112, 'unavailable'],
    ['authorize:fail not supported', undefined, 'unavailable'],
    ['authorize:fail', undefined, 'failed'],
  ])('answers %s (%s) with %s and never throws', async (errMsg, errno, expected) => {
    wx.answers = { authorize: no(errMsg, errno) };
    expect(await program.request('camera')).toBe(expected);
  });

  it('does not ask for the album: it needs no permission', async () => {
    settings({});
    expect(await program.request('album')).toBe('granted');
    expect(names()).not.toContain('authorize');
  });
});

describe('toSetting in a mini-program', () => {
  it.each([
    [true, 'granted'],
    [false, 'denied'],
  ])('returns the state after the visit: %s', async (allowed, state) => {
    settings({ 'scope.camera': allowed });
    wx.answers['openSetting'] = yes();
    expect(await program.toSettings('camera')).toEqual({ kind: 'visited', state });
    expect(names()).toContain('openSetting');
  });

  it('leads to the settings of the phone when the phone itself refuses', async () => {
    settings({ 'scope.camera': true }, { cameraAuthorized: 'denied' });
    wx.answers['openAppAuthorizeSetting'] = yes();
    expect(await program.toSettings('camera')).toEqual({ kind: 'visited', state: 'denied' });
    expect(names()).toContain('openAppAuthorizeSetting');
    expect(names()).not.toContain('openSetting');
  });

  it('says where the settings are when they do not open', async () => {
    settings({});
    wx.answers['openSetting'] = no('openSetting:fail can only be invoked by user TAP gesture.');
    expect(await program.toSettings('camera')).toMatchObject({
      kind: 'byHand',
      where: expect.stringContaining('设置') as string,
    });
  });
});

describe('in a browser', () => {
  it.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['prompt', 'ask'],
  ])('the Permissions interface says %s: %s', async (state, expected) => {
    const query = jest.fn(() => Promise.resolve({ state }));
    stubGlobal('navigator', { permissions: { query } });
    expect(await browser.state('camera')).toBe(expected);
    expect(query).toHaveBeenCalledWith({ name: 'camera' });
  });

  it.each([
    ['has no such interface', {}],
    ['does not know this name', { permissions: { query: () => Promise.reject(new TypeError('camera')) } }],
  ])('a browser that %s leaves it unknown', async (_name, stub) => {
    stubGlobal('navigator', stub);
    expect(await browser.state('camera')).toBe('unknown');
  });

  it('the request uses the camera and closes it again', async () => {
    const stop = jest.fn();
    stubGlobal('navigator', {
      mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }, { stop }] }) },
    });
    expect(await browser.request('camera')).toBe('granted');
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['AbortError', 'cancelled'],
    ['NotFoundError', 'unavailable'],
    ['NotReadableError', 'failed'],
  ])('a denial by %s is an answer: %s', async (name, expected) => {
    const getUserMedia = () => Promise.reject(Object.assign(new Error('x'), { name }));
    stubGlobal('navigator', { mediaDevices: { getUserMedia } });
    expect(await browser.request('camera')).toBe(expected);
  });

  it('without a camera interface there is no permission', async () => {
    stubGlobal('navigator', {});
    expect(await browser.request('camera')).toBe('unavailable');
  });

  it.each(['album', 'calendar'] as const)('%s needs no permission', async (scope) => {
    expect([await browser.state(scope), await browser.request(scope)]).toEqual(['granted', 'granted']);
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50', '微信'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)', 'Safari'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', '权限'],
    ['Mozilla/5.0 (Windows NT 10.0)', '网站设置'],
  ])('settings are where %s has them: %s', async (userAgent, word) => {
    stubGlobal('navigator', { userAgent });
    expect(await browser.toSettings('camera')).toMatchObject({
      kind: 'byHand',
      where: expect.stringContaining(word) as string,
    });
  });
});
