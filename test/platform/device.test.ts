/** @jest-environment jest-fixed-jsdom */
import { device as browser } from '@/platform/device/index';
import { no, resetWx, throws, wx, yes } from './wx';
import { device as program } from '@/platform/device/index.weapp';
import { stubGlobal, unstubAllGlobals } from '../stubs';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);
afterEach(() => {
  unstubAllGlobals();
});

describe('getInfo in a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605',
      { osName: 'iOS', osVersion: '17.4', model: 'iPhone', hostVersion: '' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537 MicroMessenger/8.0.50.2700 (0x1)',
      { osName: 'Android', osVersion: '14', model: 'Pixel 8', hostVersion: '8.0.50.2700' },
    ],
    [
      'Mozilla/5.0 (Linux; U; Android 9; zh-cn; V1838A) AppleWebKit/537',
      { osName: 'Android', osVersion: '9', model: 'V1838A', hostVersion: '' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537',
      { osName: 'Android', osVersion: '13', model: '', hostVersion: '' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537',
      { osName: 'macOS', osVersion: '10.15.7', model: '', hostVersion: '' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
      { osName: 'Windows', osVersion: '10.0', model: '', hostVersion: '' },
    ],
    ['Mozilla/5.0 (X11; Linux x86_64)', { osName: 'Linux', osVersion: '', model: '', hostVersion: '' }],
    ['something else', { osName: '', osVersion: '', model: '', hostVersion: '' }],
  ])('reads %s', async (userAgent, expected) => {
    stubGlobal('navigator', { userAgent, onLine: true });
    expect(await browser.info()).toMatchObject({ ...expected, client: 'H5', networkType: 'unknown' });
  });

  it('says when there is no network', async () => {
    stubGlobal('navigator', { userAgent: '', onLine: false, connection: { effectiveType: '4g' } });
    expect((await browser.info()).networkType).toBe('none');
  });
});

describe('getInfo in a mini-program', () => {
  it('combines three answers of the host', async () => {
    wx.answers = {
      getDeviceInfo: () => ({ system: 'Android 14', model: 'Pixel 8' }),
      getWindowInfo: () => ({ screenWidth: 411, screenHeight: 914 }),
      getAppBaseInfo: () => ({ version: '8.0.50' }),
      getNetworkType: yes({ networkType: '5g' }),
    };
    expect(await program.info()).toEqual({
      client: 'weapp',
      osName: 'Android',
      osVersion: '14',
      model: 'Pixel 8',
      width: 411,
      height: 914,
      hostVersion: '8.0.50',
      networkType: '5g',
    });
  });

  it('has the available values on a client that lacks the others', async () => {
    wx.answers = {
      getDeviceInfo: throws,
      getWindowInfo: throws,
      getAppBaseInfo: throws,
      getNetworkType: no('fail'),
    };
    expect(await program.info()).toEqual({
      client: 'weapp',
      osName: '',
      osVersion: '',
      model: '',
      width: 0,
      height: 0,
      hostVersion: '',
      networkType: 'unknown',
    });
  });
});
