import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each newly opened page would start a process: a quarter of a journey's processor time.
  '--process-per-site',
  '--renderer-process-limit=1',
];
const PLACES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** CSS px; JOURNEY_WIDTH=320 runs the journeys of both targets on the narrowest phone that the product supports. */
export const PHONE_SIZE = {
  width: Number(process.env['JOURNEY_WIDTH'] ?? 375),
  height: Number(process.env['JOURNEY_HEIGHT'] ?? 812),
};

/** A phone in China, in portrait orientation. */
export const PHONE: BrowserContextOptions = {
  viewport: PHONE_SIZE,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  reducedMotion: 'reduce',
};

export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = PLACES.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('no browser: run `node tasks/browser.mjs`');
  return chromium.launch({ executablePath, args: [...FLAGS, ...more] });
}

/** Each frame comes later, as on a phone that has much to draw: anyone who counts on the next frame sees an answer of the network first. */
export async function slowFrames(page: Page, byMs: number): Promise<void> {
  await page.addInitScript((ms) => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => frame(() => setTimeout(() => frame(draw), ms));
  }, byMs);
}

/** JOURNEY_SLOW=6 makes the phone six times as slow as this machine: what a loaded machine or a cheap phone would show. */
export async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['JOURNEY_SLOW'] ?? 1);
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
