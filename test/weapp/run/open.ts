import type { Browser } from 'playwright-core';
import { PHONE } from '../../journeys/driver/browser';
import { PATIENCE_MS } from '../../journeys/driver/patience';
import type { MiniProgram } from '../compile';
import type { DeviceSettings, Effect, Measure } from '../protocol';
import { bundleHost } from './bundle';
import { Device } from './device';
import { MiniDriver } from './driver';
import { screen } from './screen';
import { HostServer } from './server';

export interface MiniOptions {
  readonly browser: Browser;
  readonly program: MiniProgram;
  /** Used in the names of pictures. */
  readonly journey: string;
  /** Maps the origins named in the build to their real addresses; also the domain list. */
  readonly routes: Readonly<Record<string, string>>;
  readonly settings?: Partial<DeviceSettings>;
}

/** One window with the mini-program in it. */
export interface MiniRun {
  readonly driver: MiniDriver;
  /** What the program has done to the phone, up to what is on view now. */
  effects(): Promise<readonly Effect[]>;
  /** `setData` measures since this start. */
  measures(): Promise<readonly Measure[]>;
  /** Failures that were not tolerated; each of them fails a journey. */
  problems(): Promise<readonly string[]>;
  /** The person closes the open picture picker. */
  leavePicker(): Promise<void>;
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

let bundled: ReturnType<typeof bundleHost> | undefined;

export async function openMini({
  browser,
  program,
  journey,
  routes,
  settings,
}: MiniOptions): Promise<MiniRun> {
  const device = new Device(routes);
  const origins = Object.keys(routes);
  const host = await (bundled ??= bundleHost());
  const facts = {
    screen,
    settings: {
      domains: origins,
      webDomains: origins,
      webMoves: true,
      networkType: 'wifi',
      system: {
        albumAuthorized: 'authorized',
        cameraAuthorized: 'authorized',
        phoneCalendarAuthorized: 'authorized',
      },
      // A person who has used the program before; journeys about the questions start without these answers.
      answers: { scopes: { 'scope.camera': true }, privacyAgreed: true },
      ...settings,
    },
  };
  const server = await HostServer.start(program, host, device, facts, routes);
  const userAgent = `${PHONE.userAgent} ${CLIENT}`;
  const context = await browser.newContext({ ...PHONE, userAgent, proxy: { server: server.url } });
  await context.addInitScript(inWebView);
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
    driver: new MiniDriver(page, server.url, journey, device, tolerated),
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
    seen: (visible) => page.evaluate((now) => window.miniProgram?.seen(now), visible),
    async close() {
      await context.close();
      await server.close();
    },
  };
}
