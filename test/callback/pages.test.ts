import type { Browser, BrowserContext, Page } from 'playwright-core';
import { routes } from '@/navigation/routes';
import { launchBrowser, PHONE } from '../journeys/driver/browser';
import { addressOf, isFace, keptByApp, names, pages, queryOf, routeOf, type PageName } from './flows';
import { Site } from './site';

let browser: Browser;
let site: Site;
let elsewhere: Site;
let context: BrowserContext;
let page: Page;
let outside: string[];

beforeAll(async () => {
  [browser, site, elsewhere] = await Promise.all([launchBrowser(), Site.open(), Site.open()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await Promise.all([site.close(), elsewhere.close()]);
});
beforeEach(async () => {
  context = await browser.newContext(PHONE);
  outside = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  page = await context.newPage();
});
afterEach(() => context.close());

/** Stores what the app keeps when it sends the person off from this origin. */
async function sentOff(origin = site.url, nonce?: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.evaluate((entries) => {
    for (const [name, text] of entries) localStorage.setItem(name, text);
  }, keptByApp(nonce));
}

const title = () => page.locator('#title').textContent();
const wayOn = () => page.locator('#go').evaluate((go: HTMLAnchorElement) => go.href);

/** Where the browser is when all navigation has ended. */
async function endsAt(pattern: RegExp): Promise<string> {
  await page.waitForURL(pattern);
  return page.url().slice(site.url.length);
}

/** Expects a message and no navigation. */
async function stays(name: PageName, said: RegExp): Promise<void> {
  await page.getByText(said).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(pages[name]);
  expect(await page.locator('#text').textContent()).toMatch(/[\u4e00-\u9fa5]{6}/);
  expect(await wayOn()).toMatch(new RegExp(`^${site.url}/#/`));
  expect(outside).toEqual([]);
}

const HOME = /127\.0\.0\.1:\d+\/#\/pages/;
const BACK_TO_APP = names.filter((name) => name !== 'bindCard');

describe('in a browser', () => {
  it.each(BACK_TO_APP)('%s leads back to the app with the known parameters, and no others', async (name) => {
    await sentOff();
    const strange = {
      ...queryOf(name),
      token: 't',
      result: 'agreed',
      next: 'https://evil.example/',
      url: '//evil.example',
    };
    await page.goto(site.url + addressOf(name, strange));
    const key = isFace(name) ? 'bizToken' : 'bindSeq';
    expect(await endsAt(HOME)).toBe(`/#${routeOf(name)}?${key}=token-1&nonce=nonce-1`);
    expect(await page.title()).toBe('app');
    expect(outside).toEqual([]);
  });

  it.each(['refused', 'failed', 'agreed'])(
    'passes on the result "%s" from the bank, with its sign',
    async (result) => {
      await sentOff();
      const sign = 'aB3_-'.repeat(8);
      await page.goto(site.url + addressOf('bindCardIndex', { ...queryOf('bindCardIndex'), result, sign }));
      expect(await endsAt(HOME)).toBe(
        `/#${routeOf('bindCardIndex')}?bindSeq=token-1&nonce=nonce-1&result=${result}&sign=${sign}`,
      );
    },
  );

  it('leads the check of a recovery back to the recovery', async () => {
    await sentOff();
    await page.goto(site.url + addressOf('mockEndUni', { ...queryOf('mockEndUni'), scene: 'recovery' }));
    expect(await endsAt(HOME)).toBe(`/#${routes.recoveryIdCard.path}?bizToken=token-1&nonce=nonce-1`);
    await page.goto(
      site.url + addressOf('mockEndUni', { ...queryOf('mockEndUni'), scene: 'recovery', nonce: 'n' }),
    );
    await stays('mockEndUni', /“手机号停用”/);
  });

  it('leads to the bank through the gateway, any number of times', async () => {
    for (let n = 0; n < 2; n += 1) {
      await sentOff();
      await page.goto(site.url + addressOf('bindCard')).catch(() => undefined);
      expect(await endsAt(/fast\/skip/)).toBe(
        '/bankcard/fast/skip?bindSeq=token-1&nonce=nonce-1&terminal=h5',
      );
    }
  });

  it.each(BACK_TO_APP)('%s accepts a nonce once, and says so the second time', async (name) => {
    await sentOff();
    await page.goto(site.url + addressOf(name));
    await endsAt(HOME);
    await page.goto(site.url + addressOf(name));
    await stays(name, /结果已经带回过了/);
    expect(await wayOn()).toBe(`${site.url}/#${routeOf(name)}`);
  });

  it.each(names)('%s rejects a nonce that was not issued here', async (name) => {
    await sentOff(site.url, 'another');
    await page.goto(site.url + addressOf(name));
    await stays(name, /请回到开始的地方/);
  });

  it.each(names)('%s rejects a nonce of another origin, and any nonce without storage', async (name) => {
    await sentOff(elsewhere.url);
    await page.goto(site.url + addressOf(name));
    await stays(name, /请回到开始的地方/);
  });

  it.each(names)('%s does nothing in a frame of another site', async (name) => {
    await sentOff();
    await page.goto(`${elsewhere.url}/frame?of=${encodeURIComponent(site.url + addressOf(name))}`);
    const inner = page.frameLocator('iframe');
    await inner.getByText('请直接打开这个页面').waitFor();
    expect(await inner.locator('#go').getAttribute('target')).toBe('_top');
    expect(new URL(page.url()).origin).toBe(elsewhere.url);
  });

  it.each(['mockEndUni', 'bindCard', 'bindCardLanding'] as const)(
    '%s follows no link of another site',
    async (name) => {
      await sentOff();
      await page.goto(`${elsewhere.url}/link?to=${encodeURIComponent(site.url + addressOf(name))}`);
      await page.getByText('去').click();
      await page.waitForURL((url) => url.origin === site.url);
      await stays(name, /没有可以返回的/);
    },
  );
});

const WRONG: readonly [string, (query: Readonly<Record<string, string>>, key: string) => string][] = [
  ['nothing', () => ''],
  ['no nonce', ({ nonce: _, ...rest }) => String(new URLSearchParams(rest))],
  ['no terminal', ({ terminal: _, ...rest }) => String(new URLSearchParams(rest))],
  ['no key', (query, key) => String(new URLSearchParams({ ...query, [key]: '' }))],
  ['a key twice', (query, key) => `${String(new URLSearchParams(query))}&${key}=token-2`],
  ['a terminal twice', (query) => `${String(new URLSearchParams(query))}&terminal=weapp`],
  ['another terminal', (query) => String(new URLSearchParams({ ...query, terminal: 'app' }))],
  ['a path for a key', (query, key) => String(new URLSearchParams({ ...query, [key]: '../x' }))],
  ['a script for a nonce', (query) => String(new URLSearchParams({ ...query, nonce: '<script>' }))],
  ['a nonce too long', (query) => String(new URLSearchParams({ ...query, nonce: 'x'.repeat(65) }))],
  ['another scene', (query) => String(new URLSearchParams({ ...query, scene: '__proto__' }))],
  ['a scene twice', (query) => `${String(new URLSearchParams(query))}&scene=credit&scene=credit`],
  ['names of objects', (_, key) => `__proto__=${key}&constructor=n&terminal=h5`],
];

describe('with an incomplete query', () => {
  it.each(names)('%s rejects all of it, and says so', async (name) => {
    await sentOff();
    for (const [what, wrong] of WRONG) {
      const query = wrong(queryOf(name), isFace(name) ? 'bizToken' : 'bindSeq');
      await page.goto(`${site.url}${pages[name]}?${query}`);
      expect(await title(), what).toMatch(/^没有可以返回的/);
      await stays(name, /重新开始/);
    }
  });
});
