/** @jest-environment jest-fixed-jsdom */
import { preload as none } from '@/platform/preload';
import { stubGlobal, unstubAllGlobals } from '../stubs';

// The browser's own, as in a build for browsers.
jest.mock('@/platform/idle', () => jest.requireActual<object>('@/platform/idle/index.h5'));

const LOGIN = '/pages/login/index';
const FILES = ['chunk/login.js', 'css/login.css'];
const STAYS_MS = 5000;
let files = jest.fn<Promise<readonly string[] | undefined>, []>();

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  files = jest.fn(() => Promise.resolve(FILES));
  stubGlobal('__taroAppConfig', {
    routes: [{ path: 'pages/home/index' }, { path: LOGIN.slice(1), files: () => files() }],
  });
});
afterEach(() => {
  jest.useRealTimers();
  unstubAllGlobals();
  document.head.replaceChildren();
});

const h5 = async () => (await import('@/platform/preload/index.h5')).preload;
const fetched = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => ({
    rel,
    as,
    path: new URL(href).pathname,
  }));
const touch = async () => {
  window.dispatchEvent(new Event('pointerdown'));
  await jest.advanceTimersByTimeAsync(0);
};

const ALL = [
  { rel: 'preload', as: 'script', path: '/chunk/login.js' },
  { rel: 'preload', as: 'style', path: '/css/login.css' },
];

it('fetches the files of a page once, when the person has stayed a while', async () => {
  const preload = await h5();
  preload.page(LOGIN);
  preload.page(LOGIN);
  await jest.advanceTimersByTimeAsync(STAYS_MS - 1);
  expect(fetched()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched()).toEqual(ALL);
  preload.page(LOGIN);
  await touch();
  await jest.runAllTimersAsync();
  expect(fetched()).toEqual(ALL);
});

it('fetches them at the first touch, and not again later', async () => {
  (await h5()).page(LOGIN);
  await touch();
  expect(fetched()).toEqual(ALL);
  await touch();
  await jest.runAllTimersAsync();
  expect(fetched()).toEqual(ALL);
});

it('that failed is tried again at the next request', async () => {
  files = jest.fn(() => Promise.reject(new Error('Loading chunk 1 failed')));
  const preload = await h5();
  preload.page(LOGIN);
  await touch();
  expect(fetched()).toEqual([]);
  files = jest.fn(() => Promise.resolve(FILES));
  preload.page(LOGIN);
  await touch();
  expect(fetched()).toEqual(ALL);
});

it.each(['/pages/nothing', '/pages/home/index'])('loads nothing for %s, which has no code', async (path) => {
  (await h5()).page(path);
  await jest.runAllTimersAsync();
  expect(fetched()).toEqual([]);
});

it('loads nothing where the build knows no files', async () => {
  files = jest.fn(() => Promise.resolve(undefined));
  (await h5()).page(LOGIN);
  await jest.runAllTimersAsync();
  expect(files).toHaveBeenCalledTimes(1);
  expect(fetched()).toEqual([]);
});

it('does nothing without a device', () => {
  none.page(LOGIN);
  expect(files).not.toHaveBeenCalled();
});
