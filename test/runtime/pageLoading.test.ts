import { failureScreen, type Failure } from '@/platform/failureScreen';
import { page } from '@/platform/page';
import { pageLoad, type PageLoadListener } from '@/platform/pageLoad';
import { watchPageLoading } from '@/runtime/pageLoading';

let router: PageLoadListener;
let waiting: boolean;
let view: string | undefined;
let failures: Failure[];
let reloads: number;

beforeAll(() => {
  Object.assign(pageLoad, {
    watch: (listener: PageLoadListener) => (router = listener),
    isWaiting: () => waiting,
    showView: (text: string) => (view = text),
    hideView: () => (view = undefined),
  });
  Object.assign(failureScreen, {
    show: (fault: Failure) => failures.push(fault),
    hide: () => (failures = []),
  });
  Object.assign(page, { reload: () => (reloads += 1) });
  watchPageLoading();
});
beforeEach(() => {
  jest.useFakeTimers();
  waiting = true;
  failures = [];
  reloads = 0;
});
afterEach(() => {
  router.ended();
  jest.useRealTimers();
});

describe('a page that is loading (spec §2 Routing)', () => {
  it('shows the loading view after 200 ms, not before, until it is there', async () => {
    router.started();
    await jest.advanceTimersByTimeAsync(199);
    expect(view).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(view).toMatch(/加载中/);
    router.ended();
    expect(view).toBeUndefined();
    await jest.advanceTimersByTimeAsync(70_000);
    expect(failures).toEqual([]);
  });

  it('shows nothing when the current page was requested again', async () => {
    waiting = false;
    router.started();
    await jest.advanceTimersByTimeAsync(70_000);
    expect([view, failures]).toEqual([undefined, []]);
  });

  it('is given up after 60 s, with a way to try again', async () => {
    router.started();
    await jest.advanceTimersByTimeAsync(59_999);
    expect(failures).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(view).toBeUndefined();
    expect(failures).toHaveLength(1);
    failures[0]?.reload();
    expect(reloads).toBe(1);
  });

  it('that loads after all removes the message, and so does Back', async () => {
    router.started();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(failures).toHaveLength(1);
    router.ended();
    expect(failures).toEqual([]);
    router.started();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(failures).toHaveLength(1);
    waiting = false;
    router.started();
    await jest.advanceTimersByTimeAsync(200);
    expect(failures).toEqual([]);
  });

  it('starts its time again for the next page', async () => {
    router.started();
    await jest.advanceTimersByTimeAsync(59_000);
    router.started();
    await jest.advanceTimersByTimeAsync(59_000);
    expect(failures).toEqual([]);
  });
});
