/** @jest-environment jest-fixed-jsdom */
import { preload as none } from '@/platform/preload';
import { stubGlobal, unstubAllGlobals } from '../stubs';

// The browser's own, as in a build for browsers.
jest.mock('@/platform/idle', () => jest.requireActual<object>('@/platform/idle/index.h5'));

const LOGIN = '/pages/login/index';
let load = jest.fn<unknown, []>();

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  load = jest.fn(() => [Promise.resolve(), undefined]);
  stubGlobal('__taroAppConfig', {
    routes: [{ path: 'pages/home/index' }, { path: LOGIN.slice(1), load: () => load() }],
  });
});
afterEach(() => {
  jest.useRealTimers();
  unstubAllGlobals();
});

const h5 = async () => (await import('@/platform/preload/index.h5')).preload;

it('fetches a page once, and not before the browser is idle', async () => {
  const preload = await h5();
  preload.page(LOGIN);
  preload.page(LOGIN);
  expect(load).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
  preload.page(LOGIN);
  await jest.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
});

it('waits for the browser’s own idle time where it has one', async () => {
  const waiting: (() => void)[] = [];
  stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act));
  (await h5()).page(LOGIN);
  await jest.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
  waiting.forEach((act) => act());
  expect(load).toHaveBeenCalledTimes(1);
});

it('that failed is tried again at the next request', async () => {
  load = jest.fn(() => [Promise.reject(new Error('Loading chunk 1 failed')), undefined]);
  const preload = await h5();
  preload.page(LOGIN);
  await jest.runAllTimersAsync();
  preload.page(LOGIN);
  await jest.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(2);
});

it.each(['/pages/nothing', '/pages/home/index'])('loads nothing for %s, which has no code', async (path) => {
  (await h5()).page(path);
  await jest.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
});

it('does nothing without a device', () => {
  none.page(LOGIN);
  expect(load).not.toHaveBeenCalled();
});
