import { beforeEach, describe, expect, it, vi } from 'vitest';
import { names, no, resetWx, throws, wx as host, yes } from './wx';

vi.mock('@tarojs/taro', async () => (await import('./wx')).taroModule);

const { album } = await import('@/platform/album/index.weapp');
const { calendar } = await import('@/platform/calendar/index.weapp');
const { camera } = await import('@/platform/camera/index.weapp');
const { face } = await import('@/platform/face/index.weapp');
const { files } = await import('@/platform/files/index.weapp');
const { link } = await import('@/platform/link/index.weapp');
const { page } = await import('@/platform/page/index.weapp');
const { prompt } = await import('@/platform/prompt/index.weapp');
const { screen } = await import('@/platform/screen/index.weapp');
const { storage } = await import('@/platform/storage/index.weapp');

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
  ])('that do not come say why: %s is %s', async (errMsg, reason) => {
    host.answers = { chooseMedia: no(errMsg) };
    expect(await album.pick()).toEqual({ ok: false, reason });
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
  ])('says why it was not allowed: %s is %s', async (errMsg, outcome) => {
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
    [{ downloadFile: yes({ statusCode: 200, tempFilePath: 't' }), openDocument: yes() }, { kind: 'opened' }],
    [{ downloadFile: yes({ statusCode: 404, tempFilePath: 't' }) }, { kind: 'refused', status: 404 }],
    [{ downloadFile: no('downloadFile:fail timeout') }, { kind: 'network' }],
  ])('a PDF is opened or not (%#)', async (answers, outcome) => {
    host.answers = answers;
    expect(await files.openPdf('https://x.example/a.pdf')).toEqual(outcome);
  });

  it.each([
    ['makePhoneCall:fail cancel', 'cancelled'],
    ['makePhoneCall:fail', 'failed'],
  ])('a phone call that is not made: %s is %s', async (errMsg, outcome) => {
    host.answers = { makePhoneCall: no(errMsg) };
    expect(await link.call('400')).toBe(outcome);
  });

  it('a question is answered with no when the dialog cannot be shown', async () => {
    host.answers = { showModal: no('showModal:fail') };
    expect(await prompt.confirm({ title: 't', content: 'c' })).toBe(false);
  });

  it('the screen has its insets, and no button while the host answers zeros', () => {
    host.answers = {
      getWindowInfo: () => ({ statusBarHeight: 44, screenHeight: 812, safeArea: { bottom: 778 } }),
      getMenuButtonBoundingClientRect: () => ({ top: 0, height: 0, left: 0, width: 0 }),
    };
    expect(screen.insets()).toEqual({ top: '44px', bottom: '34px', menuButton: null });
    host.answers['getMenuButtonBoundingClientRect'] = () => ({ top: 48, height: 32, left: 278, width: 87 });
    expect(screen.insets().menuButton).toEqual({ top: 48, height: 32, left: 278, width: 87 });
  });

  it('starting the page anew keeps its raw parameters', () => {
    host.answers = {
      getCurrentPages: () => [{ route: 'pages/a/b', options: { no: 'L%201' } }],
      reLaunch: yes(),
    };
    page.reload();
    expect(host.asked[1]).toEqual(['reLaunch', { url: '/pages/a/b?no=L%201' }]);
  });

  it('the entry query is what the app was opened with', () => {
    host.answers = { getEnterOptionsSync: () => ({ query: { channel: '2-4-0', n: '张' } }) };
    expect(page.entry()).toEqual({ before: 'channel=2-4-0&n=%E5%BC%A0', hash: '', host: '', path: '' });
  });
});
