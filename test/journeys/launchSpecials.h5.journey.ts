import type { Page } from 'playwright-core';
import { PATIENCE_MS, stage } from './driver';
import { PHONE } from './driver/browser';
import { soon } from '../soon';
import { Console } from '../gateway/bank/console';
import { overNetwork } from '../gateway/bank/send';

// Only in a browser: a mini-program runs no script of others, and the app around it is WeChat (test/runtime/partners.test.ts).
const theatre = stage();
const SCRIPT = '**/sandbox/partners/analytics.js';
const LINK = '/?s=citicsquare&channel=4-4-12';

interface Entries {
  readonly arrivals: readonly { readonly partner: string; readonly what: string }[];
}
interface Report {
  readonly record: { readonly errorType: string; readonly errorInfo: string };
}

async function read<T>(what: string): Promise<T> {
  const { json } = await new Console(overNetwork(theatre.gateway.url)).raw('GET', what);
  return json as T;
}
const arrivals = async (partner: string): Promise<string[]> =>
  (await read<Entries>('entries')).arrivals.filter((one) => one.partner === partner).map(({ what }) => what);
const partnerErrors = async (): Promise<string[]> =>
  (await read<Report[]>('errors'))
    .filter(({ record }) => record.errorType === 'partner')
    .map(({ record }) => record.errorInfo);

/** Works with its own browser, in which no page throws. */
async function inBrowser(work: (page: Page) => Promise<void>): Promise<void> {
  const page = await theatre.browser.newPage(PHONE);
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  await work(page);
  expect(exceptions).toEqual([]);
  await page.close();
}
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(theatre.gateway.url + address);
  await page.getByText('防骗提醒').filter({ visible: true }).waitFor();
};

describe('the script of the partner of channel 4-4-12', () => {
  it('loads with its launch and with no other, under a policy without inline scripts', () =>
    inBrowser(async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const loads = () => asked.filter((path) => path.endsWith('/analytics.js'));
      await open(page, '/?s=citicsquare&channel=4-4-1');
      await page.waitForLoadState('networkidle');
      expect([loads(), await arrivals('analytics')]).toEqual([[], []]);
      const answer = page.waitForResponse((response) => response.url().endsWith(LINK));
      await open(page, LINK);
      const policy = (await answer).headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self'/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      await soon(async () => expect(await arrivals('analytics')).toEqual(['loaded']), PATIENCE_MS);
      expect(loads()).toHaveLength(1);
    }));

  it('is not waited for: the page works while it is silent', () =>
    inBrowser(async (page) => {
      await page.route(SCRIPT, () => new Promise(() => undefined));
      const asked = page.waitForRequest(SCRIPT);
      await open(page, LINK);
      await asked;
      await page.getByText('活动专区').filter({ visible: true }).first().click();
      await page.getByText('按时还款，利息更省').filter({ visible: true }).waitFor();
    }));

  it.each([
    ['is missing', { status: 404, body: '' }],
    [
      'throws, or is anything else than what was agreed on',
      { status: 200, body: 'throw new Error("nonsense")' },
    ],
  ])('that %s is not run, and is only logged', async (_name, { status, body }) => {
    const before = (await partnerErrors()).length;
    await inBrowser(async (page) => {
      await page.route(SCRIPT, (route) =>
        route.fulfill({
          status,
          body,
          contentType: 'text/javascript',
          headers: { 'cache-control': 'no-store' },
        }),
      );
      await open(page, LINK);
      await soon(async () => expect((await partnerErrors()).length).toBe(before + 1), PATIENCE_MS);
      expect((await partnerErrors())[0]).toBe('partner script failed');
      await page.getByText('防骗提醒').filter({ visible: true }).waitFor();
    });
  });

  it('of a host that the policy does not name is blocked', () =>
    inBrowser(async (page) => {
      await open(page, '/?s=yqd');
      const blocked = await page.evaluate(
        () =>
          new Promise<string>((done) => {
            document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
            const script = document.createElement('script');
            script.src = 'https://other.example/a.js';
            document.head.append(script);
          }),
      );
      expect(blocked).toBe('script-src-elem');
    }));
});

describe("the bridge of the partner's app of channel 2-4-7", () => {
  it('starts in that app', () =>
    inBrowser(async (page) => {
      await page.goto(`${theatre.gateway.url}/sandbox/partners/host.html?isFromApp=1`);
      await page.getByText('页面已接上桥').waitFor();
      const app = page.frameLocator('#app');
      await app.getByText('防骗提醒').filter({ visible: true }).first().waitFor();
      await soon(
        async () => expect(new Set(await arrivals('host'))).toEqual(new Set(['getInfo', 'init'])),
        PATIENCE_MS,
      );
    }));

  it('is not missed in a browser', async () => {
    const before = await arrivals('host');
    await inBrowser((page) => open(page, '/?s=ygd&channel=2-4-7'));
    expect(await arrivals('host')).toEqual(before);
  });
});
