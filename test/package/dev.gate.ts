import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort } from '../gateway/bank/process';
import { launchBrowser, PHONE } from '../journeys/driver/browser';
import { soon } from '../soon';
import { copyOfProject } from './copyOfProject';

/** Until the first build is done, on a slow machine. */
const PATIENCE_MS = 600_000;

/** Resolves when the first build is served: until then the server is not there, or does not answer. */
async function served(address: string, running: ChildProcess): Promise<void> {
  let printed = '';
  for (const stream of [running.stdout, running.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await soon(async () => {
    if (running.exitCode === null) expect((await fetch(address)).ok).toBe(true);
  }, PATIENCE_MS);
  if (running.exitCode !== null) throw new Error(printed);
}

describe('npm run dev', () => {
  const folder = copyOfProject();
  let running: ChildProcess;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    const port = await freePort();
    const devPort = await freePort();
    address = `http://127.0.0.1:${devPort}/`;
    running = spawn(process.execPath, [join('tasks', 'dev.mjs')], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        FORCE_COLOR: '0',
        PORT: String(port),
        DEV_PORT: String(devPort),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own group, so that the watchers end with it.
      detached: true,
    });
    [browser] = await Promise.all([launchBrowser(), served(address, running)]);
  }, PATIENCE_MS);

  afterAll(async () => {
    await browser.close();
    if (running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(running.pid), '/t', '/f']);
    else process.kill(-(running.pid ?? 0), 'SIGKILL');
    await ended;
  });

  it('serves the app: home asks the gateway, and its button leads to the login', async () => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address);
    // Comes from the gateway: a first screen drawn before has it not.
    await page.getByText('谨防冒充客服').waitFor();
    await page.getByText('登录 / 注册').first().click();
    await page.getByLabel('手机号').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
