import type { Browser, Page } from 'playwright-core';
import { PHONE, PHONE_SIZE } from '../../journeys/driver/browser';
import { PATIENCE_MS } from '../../journeys/driver/patience';
import type { MiniProgram } from '../compile';
import type { DeviceSettings, Effect, Measure, PhoneEvent } from '../protocol';
import { bundleHost } from './bundle';
import { Device } from './device';
import { MiniDriver } from './driver';
import { screenOf, type ScreenSize } from './screen';
import { HostServer } from './server';

export interface MiniOptions {
  readonly browser: Browser;
  readonly program: MiniProgram;
  /** Used in the names of pictures. */
  readonly journey: string;
  /** Maps the origins named in the build to their real addresses; also the domain list. */
  readonly routes: Readonly<Record<string, string>>;
  readonly settings?: Partial<DeviceSettings>;
  /** A nervous person: taps each of our large buttons twice. */
  readonly nervous?: boolean;
  /** CSS px; the phone of the journeys unless given. */
  readonly size?: ScreenSize;
  /** What the program has stored on this phone before its first start: texts by name. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** One window with the mini-program in it. */
export interface MiniRun {
  readonly driver: MiniDriver;
  /** The window, to measure and picture it; a journey needs only the driver. */
  readonly page: Page;
  /** What the program has done to the phone, up to what is shown now. */
  effects(): Promise<readonly Effect[]>;
  /** `setData` measures since this start. */
  measures(): Promise<readonly Measure[]>;
  /** Failures that were not tolerated; each of them fails a journey. */
  problems(): Promise<readonly string[]>;
  /** The person closes the open picture picker. */
  leavePicker(): Promise<void>;
  /** Something happens to the phone: its network changes, its memory is short, the person shares the page. */
  happens(event: PhoneEvent): Promise<void>;
  /** The person leaves WeChat, or comes back. */
  seen(visible: boolean): Promise<void>;
  close(): Promise<void>;
}

/** What the client adds to the browser's user agent for web pages. */
const CLIENT =
  'MicroMessenger/8.0.50.2701(0x28003253) NetType/WIFI Language/zh_CN ABI/arm64 miniProgram/host';

/** What the client injects into a page in a web-view, and reports to the program. */
const inWebView = () => {
  if (window.name !== 'web-view') return;
  Object.assign(window, { __wxjs_environment: 'miniprogram' });
  window.addEventListener('load', () =>
    window.parent.postMessage({ kind: 'web-view-loaded', src: window.location.href }, '*'),
  );
};

/** Runs in the window before the program starts for the first time. */
const storeOnce = ({ origin, content }: { readonly origin: string; readonly content: string }) => {
  if (window.location.origin !== origin || localStorage.getItem('mini-program-storage') !== null) return;
  localStorage.setItem('mini-program-storage', content);
};

/** As the host keeps it: `wx.setStorageSync` wraps each value (host/logic/wx/storage). */
const storedAs = (stored: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(stored).map(([name, data]) => [name, JSON.stringify({ data })])),
  );

let bundled: ReturnType<typeof bundleHost> | undefined;

export async function openMini({
  browser,
  program,
  journey,
  routes,
  settings,
  nervous = false,
  size = PHONE_SIZE,
  stored = {},
}: MiniOptions): Promise<MiniRun> {
  const device = new Device(routes);
  const origins = Object.keys(routes);
  const host = await (bundled ??= bundleHost());
  const facts = {
    screen: screenOf(size),
    settings: {
      domains: origins,
      webDomains: origins,
      webMoves: true,
      networkType: 'wifi',
      fontScale: 1,
      dataDelayMs: 0,
      subscriptions: 'asked' as const,
      promises: 'native' as const,
      lacks: [],
      loginCodes: 'new' as const,
      system: {
        albumAuthorized: 'authorized',
        cameraAuthorized: 'authorized',
        phoneCalendarAuthorized: 'authorized',
      },
      // A person who used the program before; journeys about the questions start without these answers.
      answers: { scopes: { 'scope.camera': true }, privacyAgreed: true },
      ...settings,
    },
  };
  const server = await HostServer.start(program, host, device, facts, routes);
  const userAgent = `${PHONE.userAgent} ${CLIENT}`;
  const context = await browser.newContext({
    ...PHONE,
    viewport: size,
    userAgent,
    proxy: { server: server.url },
  });
  await context.addInitScript(inWebView);
  await context.addInitScript(storeOnce, { origin: server.url, content: storedAs(stored) });
  await context.route('https://res.wx.qq.com/open/js/jweixin-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: host.get('/sdk.js') ?? '' }),
  );
  const page = await context.newPage();
  const problem = (text: string) => device.problems.push({ kind: 'exception', text });
  page.on('pageerror', (error) => problem(`host: ${error.stack ?? error.message}`));
  const tolerated: RegExp[] = [];
  // The journal is written separately from the view: a person may see something before the journal has it.
  const settled = () => page.evaluate(() => window.miniProgram?.settled());

  return {
    driver: new MiniDriver(page, server.url, { journey, device, tolerated, nervous }),
    page,
    async effects() {
      await settled();
      return [...device.effects];
    },
    async measures() {
      await settled();
      return page.evaluate(() => [...(window.miniProgram?.journal.measures ?? [])]);
    },
    async problems() {
      await settled();
      const lines = device.problems.map(({ kind, text }) => `${kind}: ${text}`);
      return lines.filter((line) => !tolerated.some((pattern) => pattern.test(line)));
    },
    leavePicker: () => device.hand(null, PATIENCE_MS),
    happens: (event) => page.evaluate((what) => window.miniProgram?.happens(what), event),
    seen: (visible) => page.evaluate((now) => window.miniProgram?.seen(now), visible),
    async close() {
      await context.close();
      await server.close();
    },
  };
}
