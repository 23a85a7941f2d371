import { failureScreen, type Failure } from '@/platform/failureScreen';
import { page } from '@/platform/page';
import { pageLoad } from '@/platform/pageLoad';
import { pageArrived, reportRejection, reportScript } from '@/runtime/errorReports';
import { host } from '../app/host';

let shown: Failure[];
let blank: boolean;
let waiting: boolean;
let ways: string[];

beforeEach(() => {
  jest.useFakeTimers();
  host.reset('/pages/user/index');
  shown = [];
  ways = [];
  blank = false;
  waiting = false;
  Object.assign(failureScreen, {
    show: (fault: Failure) => shown.push(fault),
    hide: () => ways.push('hide'),
  });
  Object.assign(pageLoad, { isWaiting: () => waiting, again: () => ways.push('again') });
  Object.assign(page, {
    isBlank: () => blank,
    reload: () => ways.push('reload'),
    restart: () => ways.push('restart'),
  });
});

afterEach(() => {
  pageArrived();
  jest.useRealTimers();
});

const chunkError = (message: string, name = 'Error') => Object.assign(new Error(message), { name });

describe('failures', () => {
  it('never leave a white page: a message, a number and two ways out', async () => {
    blank = true;
    reportScript('boom\n    at User');
    await jest.advanceTimersByTimeAsync(300);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.text).toMatch(/[一-龥]/);
    expect(shown[0]?.traceNo).toMatch(/^[0-9a-f]{12}$/);
    shown[0]?.reload();
    shown[0]?.restart();
    expect(ways).toEqual(['reload', 'restart']);
  });

  it('show nothing for an error that the person cannot see', async () => {
    reportScript('ResizeObserver loop limit exceeded');
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([]);
  });

  it.each([
    chunkError('Loading chunk 954 failed.\n(error: http://x/954.js)'),
    chunkError('Loading CSS chunk repay failed.'),
    chunkError('whatever', 'ChunkLoadError'),
  ])('show at once that a page did not load (%#)', (error) => {
    reportRejection(error);
    expect(shown.map(({ title }) => title)).toEqual(['页面没有加载完整']);
  });

  it('ignore a failed call: it was shown already', async () => {
    blank = true;
    reportRejection(chunkError('网络开小差了', 'CallFailure'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([]);
  });

  it.each([
    undefined,
    null,
    'text',
    { a: 1 },
    Object.create(null) as unknown,
    { errMsg: 'x:fail' },
    Symbol('s'),
  ])('accept any reason of a rejection (%#)', async (reason) => {
    blank = true;
    reportRejection(reason);
    await jest.advanceTimersByTimeAsync(300);
    expect(shown).toHaveLength(1);
  });

  describe('of a page whose code did not load', () => {
    const fail = () => reportRejection(chunkError('Loading chunk 954 failed.'));
    const press = () => shown[shown.length - 1]?.reload();

    beforeEach(() => {
      waiting = true;
    });

    it('request it once more within the app, and reload the app when that fails, too', () => {
      fail();
      press();
      expect(ways).toEqual(['hide', 'again']);
      fail();
      press();
      expect(ways).toEqual(['hide', 'again', 'reload']);
    });

    it('start again with the next page', () => {
      fail();
      press();
      pageArrived();
      fail();
      press();
      expect(ways).toEqual(['hide', 'again', 'hide', 'again']);
    });

    it('reload the app for code that a visible page requests later', () => {
      waiting = false;
      fail();
      press();
      expect(ways).toEqual(['reload']);
    });

    it('disappear once a page is shown; an empty page keeps its message', async () => {
      fail();
      pageArrived();
      expect(ways).toEqual(['hide']);
      blank = true;
      reportScript('boom');
      await jest.advanceTimersByTimeAsync(300);
      pageArrived();
      expect(ways).toEqual(['hide']);
    });
  });
});
