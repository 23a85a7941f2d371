import { back, configureNavigation, go, returnTo, routeOf, routes, type RouteKey } from '@/navigation';
import { page } from '@/platform/page';
import { host } from '../app/host';

/** Pages that another page asks for and waits for; a login asks by another way. */
const LEADING_BACK = (Object.keys(routes) as RouteKey[]).filter(
  (key) => routeOf(key).leadsBack === true && key !== 'login',
);

/** More pages than fit: somebody walks in circles. */
async function fill(key: RouteKey): Promise<string> {
  for (let n = 0; n < 15; n += 1) await go(key, { n });
  return `${routes[key].path}?n=14`;
}

beforeEach(() => {
  Object.assign(page, { stackLimit: 10 });
  host.reset(routes.home.path);
  configureNavigation({ loggedIn: () => true });
});

describe('with every other place of the page stack taken', () => {
  it.each(LEADING_BACK)('%s opens above the page that asks for it, and Back leads there', async (key) => {
    const asking = await fill('iouDetails');
    await go(key);
    expect(host.addresses.slice(-2)).toEqual([asking, routes[key].path]);
    await back();
    expect(host.addresses.slice(-1)).toEqual([asking]);
  });

  it('an identity check, its face check and the web page of that come back to the page that asked', async () => {
    const asking = await fill('applyLogoutReason');
    for (const key of ['verifyUser', 'checkFace', 'webview'] as const) await go(key);
    expect(host.stack).toHaveLength(page.stackLimit);
    await returnTo('verifyUser');
    await back('home');
    expect(host.addresses.slice(-1)).toEqual([asking]);
  });

  it('there is no eleventh page: the tenth gives way', async () => {
    await fill('applyLogoutReason');
    for (const key of ['verifyUser', 'checkFace', 'webview', 'pdf'] as const) await go(key);
    expect(host.stack).toHaveLength(page.stackLimit);
    expect(host.addresses.slice(-1)).toEqual([routes.pdf.path]);
  });
});

describe('the single page of 朋友圈', () => {
  it('names the host’s own button for everything that needs the whole app', async () => {
    const told: string[] = [];
    configureNavigation({ tell: (text) => told.push(text) });
    Object.assign(page, { single: () => true });
    host.failing = true;
    await go('loan');
    Object.assign(page, { single: () => false });
    expect(told).toEqual(['请点下方的“前往小程序”继续']);
  });
});
