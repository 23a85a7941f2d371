import { createRequire } from 'node:module';
import { PHONE_SIZE } from '../journeys/driver/browser';
import type { Engine } from './engine';

/** What is used of puppeteer-core 1.7.0, which speaks to a Chromium of its time. */
interface Handle {
  asElement(): { uploadFile(path: string): Promise<void> } | null;
}
interface OldPage {
  emulate(device: object): Promise<void>;
  goto(url: string, options?: { waitUntil: 'domcontentloaded' }): Promise<unknown>;
  evaluate<T>(script: string): Promise<T>;
  evaluateHandle(script: string): Promise<Handle>;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  on(event: 'console', listener: (line: { type(): string; text(): string }) => void): void;
  goBack(): Promise<unknown>;
  reload(): Promise<unknown>;
  screenshot(): Promise<Buffer>;
  readonly touchscreen: { tap(x: number, y: number): Promise<void> };
  readonly keyboard: { type(text: string): Promise<void> };
}
interface OldBrowser {
  version(): Promise<string>;
  newPage(): Promise<OldPage>;
  close(): Promise<void>;
}
interface Library {
  launch(options: { executablePath: string; args: readonly string[] }): Promise<OldBrowser>;
}

/** In one process this Chromium dies where a picture is drawn on a canvas. */
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
const userAgentOf = (version: string): string =>
  `Mozilla/5.0 (Linux; Android 8.0) AppleWebKit/537.36 (KHTML, like Gecko) ${version} Mobile Safari/537.36`;

const call = (body: string, args: readonly unknown[]): string =>
  `(function () { ${body} }).apply(null, ${JSON.stringify(args)})`;

/** A Chromium of the age of package.json's browserslist; tasks/engines.mjs fetches it. */
export class OldChromium implements Engine {
  private readonly errors: string[] = [];

  private constructor(
    private readonly browser: OldBrowser,
    private readonly page: OldPage,
    readonly version: string,
  ) {
    page.on('pageerror', ({ message }) => this.errors.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error') this.errors.push(line.text());
    });
  }

  /** `library`: folder of puppeteer-core; `executable`: the browser. */
  static async start(library: string, executable: string): Promise<OldChromium> {
    const puppeteer = createRequire(import.meta.url)(library) as Library;
    const browser = await puppeteer.launch({ executablePath: executable, args: FLAGS });
    const page = await browser.newPage();
    const viewport = { ...PHONE_SIZE, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
    const version = (await browser.version()).replace('Headless', '');
    await page.emulate({ viewport, userAgent: userAgentOf(version) });
    return new OldChromium(browser, page, version);
  }

  async open(url: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(url, { waitUntil: 'domcontentloaded' });
  }

  /** A document that is being replaced answers nothing: the next one is asked. */
  async run<T>(body: string, ...args: readonly unknown[]): Promise<T> {
    try {
      return await this.page.evaluate<T>(call(body, args));
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error;
      return this.run(body, ...args);
    }
  }

  tap(x: number, y: number): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  async handIn(body: string, path: string): Promise<void> {
    const input = (await this.page.evaluateHandle(call(body, []))).asElement();
    if (input === null) throw new Error('there is no file input');
    await input.uploadFile(path);
  }

  async back(): Promise<void> {
    await this.page.goBack();
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  picture(): Promise<Buffer> {
    return this.page.screenshot();
  }

  takeErrors(): readonly string[] {
    return this.errors.splice(0);
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
