import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '../gateway/bank/process';
import { comes } from '../journeys/driver/patience';
import type { Engine } from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const BROWSER = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));
const START_MS = 60_000;
/** How WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** Whether WebKit is installed: Debian's webkit2gtk-driver and xvfb. */
export const hasWebKit = (): boolean =>
  BROWSER !== undefined && existsSync(DRIVER) && existsSync(DISPLAY_SERVER);

/** An X server that draws into memory, on a display that it chooses itself. */
async function startDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(
    DISPLAY_SERVER,
    ['-displayfd', '1', '-screen', '0', '800x1100x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, name: `:${number.toString().trim()}` };
}

/** WebKitGTK's own small browser, driven by WebDriver: the engine of Safari. */
export class WebKit implements Engine {
  private constructor(
    private readonly processes: readonly ChildProcess[],
    private readonly session: string,
    readonly version: string,
  ) {}

  static async start(): Promise<WebKit> {
    const display = await startDisplay();
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: display.name,
        TZ: 'Asia/Shanghai',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Its sandbox wants rights that root in a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await comes(answers, START_MS))) throw new Error(`${DRIVER} does not answer`);
    const { sessionId, capabilities } = await ask<Session>('POST', `${url}/session`, {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        },
      },
    });
    const webkit = new WebKit(
      [driver, display.child],
      `${url}/session/${sessionId}`,
      `WebKitGTK ${capabilities.browserVersion}`,
    );
    await webkit.post('window/rect', { width: 447, height: 900 });
    return webkit;
  }

  async open(url: string): Promise<void> {
    await this.post('url', { url: 'about:blank' });
    await this.post('url', { url });
  }

  run<T>(body: string, ...args: readonly unknown[]): Promise<T> {
    return this.post('execute/sync', { script: body, args });
  }

  async tap(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.post('actions', { actions: [{ type: 'pointer', id: 'finger', actions }] });
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.post('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async handIn(body: string, path: string): Promise<void> {
    const { [ELEMENT]: id } = await this.run<Record<string, string>>(body);
    await this.post(`element/${id}/value`, { text: path });
  }

  async back(): Promise<void> {
    await this.post('back', {});
  }

  async reload(): Promise<void> {
    await this.post('refresh', {});
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await ask<string>('GET', `${this.session}/screenshot`), 'base64');
  }

  /** WebDriver tells of none: the page collects them (finder.js). */
  takeErrors(): readonly string[] {
    return [];
  }

  async close(): Promise<void> {
    await ask('DELETE', this.session).catch(() => undefined);
    for (const child of this.processes) {
      if (child.exitCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    }
  }

  private post<T = unknown>(command: string, body: object): Promise<T> {
    return ask('POST', `${this.session}/${command}`, body);
  }
}

/** One command of WebDriver; what it refuses (a page whose process has died, too) is an error. */
async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error ?? ''} ${value.message ?? ''}`);
  return value;
}
