/** @jest-environment jest-fixed-jsdom */
import { stubGlobal, unstubAllGlobals } from '../stubs';

// The browser's own, as in a build for browsers.
jest.mock('../app/noDevice', () => ({
  ...jest.requireActual<object>('../app/noDevice'),
  ...jest.requireActual<object>('@/platform/idle/index'),
}));

const LOGIN = '/pages/login/index';
const STAYS_MS = 5000;
let load = jest.fn<[Promise<object>], []>();

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  load = jest.fn(() => [Promise.resolve({})]);
  stubGlobal('__taroAppConfig', { routes: [{ path: LOGIN.slice(1), load: () => load() }] });
});
afterEach(() => {
  jest.useRealTimers();
  unstubAllGlobals();
});

const h5 = async () => (await import('@/platform/preload/index')).preload;
const touch = async () => {
  window.dispatchEvent(new Event('pointerdown'));
  await jest.advanceTimersByTimeAsync(0);
};

it('loads a page once, when the person has stayed a while', async () => {
  const preload = await h5();
  preload.page(LOGIN);
  preload.page(LOGIN);
  await jest.advanceTimersByTimeAsync(STAYS_MS - 1);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);
  preload.page(LOGIN);
  await touch();
  await jest.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads it at the first touch, and not again later', async () => {
  (await h5()).page(LOGIN);
  await touch();
  expect(load).toHaveBeenCalledTimes(1);
  await touch();
  await jest.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries a page that failed again at the next request', async () => {
  load = jest.fn(() => [Promise.reject(new Error('Loading chunk 1 failed'))]);
  const preload = await h5();
  preload.page(LOGIN);
  await touch();
  load = jest.fn(() => [Promise.resolve({})]);
  preload.page(LOGIN);
  await touch();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing for a page that does not exist', async () => {
  (await h5()).page('/pages/nothing');
  await jest.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
});
