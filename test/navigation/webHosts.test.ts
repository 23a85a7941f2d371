import { configureNavigation, openTarget, routes } from '@/navigation';
import { WebviewModel } from '@/pages/webview/index.model';
import { page } from '@/platform/page';
import { channel } from '@/stores/channel';
import { host } from '../app/host';

jest.mock('@/settings', () => {
  Object.assign(process.env, {
    TARO_APP_BASE_URL: 'https://gateway.example',
    TARO_APP_ENV_HOSTS: 'sit=https://gateway-sit.example/,uat=https://gateway-uat.example',
    TARO_APP_WEBVIEW_HOSTS: 'everywhere.example',
    TARO_APP_ENV_WEBVIEW_HOSTS: 'sit=m-sit.example,sit=pay-sit.example:8443,dev2=m-dev.example',
  });
  return jest.requireActual<object>('@/settings');
});

let told: string[];

beforeEach(() => {
  told = [];
  host.reset(routes.user.path);
  configureNavigation({ tell: (text) => void told.push(text) });
});

/** The app runs at an address on this host. */
function standAt(name: string): void {
  const entry = { before: '', hash: '', host: name, path: '/' };
  Object.assign(page, { entry: () => entry });
  channel.enter(entry);
}

describe("an environment's own hosts (spec §9)", () => {
  it.each([
    ['sit-h5.bank.example', 'https://m-sit.example/a', true],
    ['sit-h5.bank.example', 'https://pay-sit.example:8443/a', true],
    ['sit-h5.bank.example', 'https://gateway-sit.example/face', true],
    ['sit-h5.bank.example', 'https://everywhere.example/a', true],
    ['sit-h5.bank.example', 'https://gateway.example/face', false],
    ['sit-h5.bank.example', 'https://m-dev.example/a', false],
    ['dev2.bank.example', 'https://m-dev.example/a', true],
    ['dev2.bank.example', 'https://gateway.example/face', true],
    ['uat.bank.example', 'https://gateway-uat.example/face', true],
    ['uat.bank.example', 'https://m-sit.example/a', false],
    ['m.bank.example', 'https://gateway.example/face', true],
    ['m.bank.example', 'https://m-sit.example/a', false],
    ['m.bank.example', 'https://gateway-sit.example/face', false],
  ])('at %s %s opens: %s', async (name, url, opens) => {
    standAt(name);
    expect(await openTarget(url)).toBe(opens ? 'opened' : 'refused');
    expect(host.moves).toEqual(
      opens ? [`navigateTo ${routes.webview.path}?url=${encodeURIComponent(url)}`] : [],
    );
    expect(told).toHaveLength(opens ? 0 : 1);
    // The target page asks the person itself: anybody can write its address.
    expect(new WebviewModel(new Map([['url', url]])).url).toBe(opens ? url : '');
  });

  it('are also where the calls go', () => {
    standAt('sit-h5.bank.example');
    expect(channel.baseUrl).toBe('https://gateway-sit.example');
    standAt('dev2.bank.example');
    expect(channel.baseUrl).toBe('https://gateway.example');
  });
});
