import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, PHONE } from '../journeys/driver/browser';
import { addressOf, isFace, names, queryOf, routeOf, type PageName } from './flows';
import { Site } from './site';
import { soon } from '../soon';

const SDK = /^https:\/\/res\.wx\.qq\.com\/open\/js\/jweixin-\d\.\d\.\d\.js$/;
/** The machine may be slow: only the outcome counts. */
const PATIENT = { timeout: 15_000 };
const IN_WECHAT = `${PHONE.userAgent ?? ''} MicroMessenger/8.0.50 miniProgram/wx0123456789abcdef`;
/** The two pages that lead into the mini-program themselves. */
const LAST = ['callbackForMini', 'bindCardLanding'] as const;

interface Phone {
  /** The answer of getEnv in WeChat's script. */
  readonly miniprogram?: boolean;
  /** Navigations that fail. */
  readonly fails?: readonly string[];
}

/** A double of WeChat's script: records what it is told, and answers what the test sets. */
const double = ({ miniprogram = true, fails = [] }: Phone) => `
window.told = [];
(() => {
  const move = (name) => ({ url, fail }) => {
    window.told.push([name, url]);
    if (${JSON.stringify(fails)}.includes(name)) fail({ errMsg: name + ':fail' });
  };
  window.wx = { miniProgram: {
    getEnv: (answer) => {
      window.asked = (window.asked ?? 0) + 1;
      answer({ miniprogram: ${String(miniprogram)} });
    },
    postMessage: ({ data }) => window.told.push(['postMessage', data]),
    redirectTo: move('redirectTo'), navigateTo: move('navigateTo'),
  } };
})();`;

let browser: Browser;
let site: Site;
let context: BrowserContext;
let page: Page;
let outside: string[];

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), Site.open()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(() => {
  outside = [];
});
afterEach(() => context.close());

/** A phone whose WeChat provides its script, or none (`null`). */
async function phone(given: Phone | null, userAgent = IN_WECHAT): Promise<void> {
  context = await browser.newContext({ ...PHONE, userAgent });
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      outside.push(route.request().url());
      if (given === null) return route.abort();
      return route.fulfill({ contentType: 'text/javascript', body: double(given) });
    },
  );
  page = await context.newPage();
}

const weapp = (name: PageName) => addressOf(name, { ...queryOf(name), terminal: 'weapp' });
const told = () => page.evaluate(() => (window as unknown as { told?: unknown[] }).told ?? []);
/** How often the page has requested WeChat's script, or that script has asked for the mini-program. */
const tries = async () =>
  outside.length + (await page.evaluate(() => (window as unknown as { asked?: number }).asked ?? 0));
const nativePage = (name: PageName) =>
  `${routeOf(name)}?${isFace(name) ? 'bizToken' : 'bindSeq'}=token-1&nonce=nonce-1`;

describe('in the mini-program', () => {
  it.each(names.filter((name) => name !== 'bindCard'))('%s tells it, and leads to its page', async (name) => {
    await phone({});
    await page.goto(site.url + weapp(name)).catch(() => undefined);
    await soon(async () => expect(await told()).toHaveLength(2), PATIENT.timeout);
    const key = isFace(name) ? 'bizToken' : 'bindSeq';
    expect(await told()).toEqual([
      ['postMessage', { kind: isFace(name) ? 'face' : 'card', nonce: 'nonce-1', [key]: 'token-1' }],
      ['redirectTo', nativePage(name)],
    ]);
    expect(outside).toHaveLength(1);
    expect(outside[0]).toMatch(SDK);
  });

  it("passes on the bank's result with its sign, and no result without a sign", async () => {
    const word = { result: 'refused', sign: 'aB3_-' };
    const card = { kind: 'card', nonce: 'nonce-1', bindSeq: 'token-1' };
    for (const [more, said] of [
      [word, { ...card, ...word }],
      [{ result: 'refused' }, card],
    ]) {
      await phone({});
      const query = { ...queryOf('bindCardLanding'), terminal: 'weapp', ...more };
      await page.goto(site.url + addressOf('bindCardLanding', query));
      await soon(async () => expect(await told()).toHaveLength(2), PATIENT.timeout);
      expect((await told())[0]).toEqual(['postMessage', said]);
    }
  });

  it("leads to the bank without WeChat's script", async () => {
    await phone({});
    await page.goto(site.url + weapp('bindCard')).catch(() => undefined);
    await page.waitForURL(/fast\/skip\?bindSeq=token-1&nonce=nonce-1&terminal=weapp$/);
    expect(outside).toEqual([]);
  });

  it.each(LAST)('%s opens the page on top when it cannot replace the web view', async (name) => {
    await phone({ fails: ['redirectTo'] });
    await page.goto(site.url + weapp(name));
    await soon(async () => expect(await told()).toHaveLength(3), PATIENT.timeout);
    expect((await told())[2]).toEqual(['navigateTo', nativePage(name)]);
  });

  it.each<[string, Phone | null]>([
    ['both moves fail', { fails: ['redirectTo', 'navigateTo'] }],
    ['the script does not come', null],
    ['the script knows of no mini-program', { miniprogram: false }],
  ])('says what to do by hand when %s, and tries again on demand', async (_why, given) => {
    for (const name of LAST) {
      await phone(given);
      await page.goto(site.url + weapp(name));
      await page.getByText('请点左上角的返回键回到小程序').waitFor();
      const before = await tries();
      await page.getByText('再试一次').click();
      await soon(async () => expect(await tries()).toBeGreaterThan(before), PATIENT.timeout);
      await page.getByText('请点左上角的返回键回到小程序').waitFor();
      expect(new URL(page.url()).origin).toBe(site.url);
      if (name !== LAST[LAST.length - 1]) await context.close();
    }
  });

  it.each(LAST)('%s accepts a nonce once', async (name) => {
    await phone({});
    await page.goto(site.url + weapp(name));
    await soon(async () => expect(await told()).toHaveLength(2), PATIENT.timeout);
    await page.goto(site.url + weapp(name));
    await page.getByText('结果已经带回过了').waitFor();
    expect(await told()).toEqual([]);
    // The web page offers nothing here: the back key of the mini-program leads back.
    expect(await page.locator('#go').isVisible()).toBe(false);
  });

  it.each(names)('%s shows no link into the browser app when the query is incomplete', async (name) => {
    await phone({});
    await page.goto(`${site.url}${weapp(name)}&nonce=nonce-2`);
    await page.getByText('没有可以返回的').waitFor();
    expect(await page.locator('#go').isVisible()).toBe(false);
    expect(outside).toEqual([]);
  });
});

describe('outside the mini-program', () => {
  it.each(LAST)('%s loads no script of WeChat, and says where to go on', async (name) => {
    await phone({}, PHONE.userAgent);
    await page.goto(site.url + weapp(name));
    await page.getByText('请在微信里继续').waitFor();
    expect(await page.locator('#go').isVisible()).toBe(true);
    expect(outside).toEqual([]);
  });
});
