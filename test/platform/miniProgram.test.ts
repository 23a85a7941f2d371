import { album } from '@/platform/album/index.weapp';
import { calendar } from '@/platform/calendar/index.weapp';
import { camera } from '@/platform/camera/index.weapp';
import { clipboard } from '@/platform/clipboard/index.weapp';
import { face } from '@/platform/face/index.weapp';
import { failureScreen } from '@/platform/failureScreen/index.weapp';
import { link } from '@/platform/link/index.weapp';
import { page } from '@/platform/page/index.weapp';
import { preview } from '@/platform/preview/index.weapp';
import { prompt } from '@/platform/prompt/index.weapp';
import { screen } from '@/platform/screen/index.weapp';
import { storage } from '@/platform/storage/index.weapp';
import { names, no, resetWx, throws, wx as host, yes } from './wx';
import { soon } from '../soon';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

const UNAVAILABLE = { ok: false, reason: 'unavailable' };

beforeEach(resetWx);

describe('pictures of a mini-program', () => {
  it('come as a temporary path with their type', async () => {
    host.answers = { chooseMedia: yes({ tempFiles: [{ tempFilePath: 'http://tmp/ab.JPG', size: 7 }] }) };
    expect(await camera.take('front')).toEqual({
      ok: true,
      file: { name: 'ab.JPG', type: 'image/jpeg', size: 7, source: 'http://tmp/ab.JPG' },
    });
    expect(host.asked[0]?.[1]).toMatchObject({
      sourceType: ['camera'],
      camera: 'front',
      mediaType: ['image'],
    });
  });

  it.each([
    ['chooseMedia:fail cancel', 'cancelled'],
    ['chooseMedia:fail auth deny', 'denied'],
    ['chooseMedia:fail:system permission denied', 'denied'],
    ['chooseMedia:fail privacy permission is not authorized', 'unconsented'],
    ['chooseMedia:fail api scope is not declared in the privacy agreement', 'unavailable'],
    ['chooseMedia:fail not support', 'unavailable'],
    ['chooseMedia:fail', 'failed'],
  ])('that are not taken say why: %s is %s', async (errMsg, reason) => {
    host.answers = { chooseMedia: no(errMsg) };
    expect(await album.pick()).toEqual({ ok: false, reason });
    expect(await camera.take()).toEqual({ ok: false, reason });
  });

  it('are requested from the album, from the rear camera, or from the one that the client asks for', async () => {
    host.answers = { chooseMedia: yes({ tempFiles: [] }) };
    await album.pick();
    await camera.take();
    await album.pickOrTake();
    expect(host.asked.map(([, options]) => options)).toMatchObject([
      { sourceType: ['album'], count: 1 },
      { sourceType: ['camera'], count: 1, camera: 'back' },
      { sourceType: ['camera', 'album'], count: 1, camera: 'back' },
    ]);
  });

  it('are cancelled when none was chosen; of an unknown kind they have no type', async () => {
    host.answers = { chooseMedia: yes({ tempFiles: [] }) };
    expect(await camera.take()).toEqual({ ok: false, reason: 'cancelled' });
    host.answers = { chooseMedia: yes({ tempFiles: [{ tempFilePath: 'wxfile://tmp_1', size: 7 }] }) };
    expect(await album.pick()).toMatchObject({ ok: true, file: { name: 'tmp_1', type: '' } });
  });

  it('are unavailable on a client without the picker, and an answer when it breaks', async () => {
    host.answers = { chooseMedia: throws };
    expect(await camera.take()).toEqual({ ok: false, reason: 'failed' });
    host.lacks.add('chooseMedia');
    expect([await camera.take(), await album.pick()]).toEqual([UNAVAILABLE, UNAVAILABLE]);
  });

  it('are shown by their path', () => {
    expect([preview.show('wxfile://tmp_1'), preview.show(new Blob(['x']))]).toEqual(['wxfile://tmp_1', '']);
    expect(() => preview.release('wxfile://tmp_1')).not.toThrow();
  });
});

describe('calendar of a mini-program', () => {
  const reminder = { title: 't', notes: 'n', at: 1_700_000_000_400 };

  it('gets the time in seconds, after the permission', async () => {
    host.answers = { authorize: yes(), addPhoneCalendar: yes() };
    expect(await calendar.remind(reminder)).toBe('added');
    expect(names()).toEqual(['authorize', 'addPhoneCalendar']);
    expect(host.asked[1]?.[1]).toMatchObject({ startTime: 1_700_000_000 });
  });

  it.each([
    ['authorize:fail auth deny', 'denied'],
    ['authorize:fail privacy permission is not authorized', 'unconsented'],
    ['authorize:fail', 'failed'],
  ])('says why permission was denied: %s is %s', async (errMsg, outcome) => {
    host.answers = { authorize: no(errMsg) };
    expect(await calendar.remind(reminder)).toBe(outcome);
    expect(names()).toEqual(['authorize']);
  });

  it.each([
    ['addPhoneCalendar:fail cancel', 'cancelled'],
    ['addPhoneCalendar:fail:system permission denied', 'denied'],
    ['addPhoneCalendar:fail', 'failed'],
  ])('says why nothing was added: %s is %s', async (errMsg, outcome) => {
    host.answers = { authorize: yes(), addPhoneCalendar: no(errMsg) };
    expect(await calendar.remind(reminder)).toBe(outcome);
  });

  it('is unavailable on a client without it', async () => {
    host.answers = { authorize: yes() };
    host.lacks.add('addPhoneCalendar');
    expect(await calendar.remind(reminder)).toBe('unavailable');
  });
});

describe('other answers of a mini-program', () => {
  it('storage survives a broken store', () => {
    host.answers = { getStorageSync: throws, setStorageSync: throws, removeStorageSync: throws };
    expect([storage.get('a'), storage.set('a', 'b'), storage.remove('a')]).toEqual([null, false, undefined]);
  });

  it.each([
    ['', null],
    [undefined, null],
    [{ a: 1 }, null],
    ['{}', '{}'],
  ])('storage reads %j as %j', (found, expected) => {
    host.answers = { getStorageSync: () => found };
    expect(storage.get('a')).toBe(expected);
  });

  it('the face check opens in the web page', async () => {
    host.answers = { navigateTo: yes() };
    expect(await face.open('https://face.example/?a=1&b=2')).toBe('left');
    expect(host.asked[0]?.[1]).toEqual({
      url: '/pages/webview/index?url=https%3A%2F%2Fface.example%2F%3Fa%3D1%26b%3D2',
    });
    host.answers = { navigateTo: no('navigateTo:fail') };
    expect(await face.open('https://face.example/')).toBe('failed');
  });

  it.each([
    [yes(), true, 'copied'],
    [no('setClipboardData:fail privacy permission is not authorized'), false, 'failed'],
  ])(
    'a text, and an address to be opened elsewhere, are copied or not (%#)',
    async (answer, copied, opened) => {
      host.answers = { setClipboardData: answer };
      expect([await clipboard.copy('T-1'), await link.open('https://x.example/')]).toEqual([copied, opened]);
      expect(host.asked.map(([, options]) => options)).toEqual([
        { data: 'T-1' },
        { data: 'https://x.example/' },
      ]);
      expect(clipboard.tellsItself).toBe(true);
    },
  );

  it('a phone call is offered', async () => {
    host.answers = { makePhoneCall: yes() };
    expect(await link.call('400-000-0000')).toBe('opened');
    expect(host.asked[0]?.[1]).toEqual({ phoneNumber: '400-000-0000' });
  });

  it.each([
    ['makePhoneCall:fail cancel', 'cancelled'],
    ['makePhoneCall:fail', 'failed'],
  ])('a phone call that is not made: %s is %s', async (errMsg, outcome) => {
    host.answers = { makePhoneCall: no(errMsg) };
    expect(await link.call('400')).toBe(outcome);
  });

  it.each([true, false])("a question returns the person's answer: %s", async (confirm) => {
    host.answers = { showModal: yes({ confirm }) };
    expect(await prompt.confirm({ title: 't', content: 'c', cancelText: null })).toBe(confirm);
    expect(host.asked[0]?.[1]).toMatchObject({ title: 't', content: 'c', showCancel: false });
  });

  it.each([
    [yes({ confirm: true }), 'reload'],
    [yes({ confirm: false }), 'restart'],
    [no('showModal:fail'), 'restart'],
  ])('a failure is shown once, with its number and two ways out (%#)', async (answer, way) => {
    host.answers = { showModal: answer };
    const ways: string[] = [];
    const failure = {
      title: '页面出了点问题',
      text: '请重新加载。',
      traceNo: 'T-1',
      reload: () => ways.push('reload'),
      restart: () => ways.push('restart'),
    };
    failureScreen.show(failure);
    failureScreen.show(failure);
    await soon(() => expect(ways).toEqual([way]));
    expect(host.asked).toHaveLength(1);
    expect(host.asked[0]?.[1]).toMatchObject({ content: '请重新加载。\n问题编号 T-1' });
    await Promise.resolve();
    failureScreen.show(failure);
    expect(host.asked).toHaveLength(2);
    await soon(() => expect(ways).toHaveLength(2));
  });

  it('a question is answered with no when the dialog cannot be shown', async () => {
    host.answers = { showModal: no('showModal:fail') };
    expect(await prompt.confirm({ title: 't', content: 'c' })).toBe(false);
  });

  it('the screen has its insets, and no button when the host answers zeros', () => {
    host.answers = {
      getWindowInfo: () => ({ statusBarHeight: 44, screenHeight: 812, safeArea: { bottom: 778 } }),
      getMenuButtonBoundingClientRect: () => ({ top: 0, height: 0, left: 0, width: 0 }),
    };
    expect(screen.insets()).toEqual({ top: '44px', bottom: '34px', menuButton: null });
    host.answers['getMenuButtonBoundingClientRect'] = () => ({ top: 48, height: 32, left: 278, width: 87 });
    expect(screen.insets().menuButton).toEqual({ top: 48, height: 32, left: 278, width: 87 });
  });

  it('reloading the page keeps its raw parameters', () => {
    host.answers = {
      getCurrentPages: () => [{ route: 'pages/a/b', options: { no: 'L%201' } }],
      reLaunch: yes(),
    };
    page.reload();
    expect(host.asked[1]).toEqual(['reLaunch', { url: '/pages/a/b?no=L%201' }]);
  });

  it('the entry query is the query that the app was opened with', () => {
    host.answers = { getEnterOptionsSync: () => ({ query: { channel: '2-4-0', n: '张' } }) };
    expect(page.entry()).toEqual({ before: 'channel=2-4-0&n=%E5%BC%A0', hash: '', host: '', path: '' });
  });
});
