import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { buildSettings } from './settings.mjs';

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milli = (time) => `${time.toFixed(2)} ms`;

function print(rows) {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    const [name, ...figures] = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
    );
    process.stdout.write(`${name}   ${figures.join('   ')}\n`);
  }
}

async function bench() {
  await ensureInstalled();
  const executablePath = await ensureBrowser();
  // Packages are there from here on.
  const { chromium } = await import('playwright-core');
  const { buildEmptyApp } = await import('./bench/emptyApp.mjs');
  const { measureCrypto } = await import('./bench/crypto.mjs');
  const { measureFirstLoad } = await import('./bench/firstLoad.mjs');

  await build('h5');
  const empty = await buildEmptyApp();
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const app = await measureFirstLoad(browser, 'dist/h5', '首页');
  const bare = await measureFirstLoad(browser, empty, 'empty');
  const { TARO_APP_PUBLIC_KEY } = await buildSettings('h5');
  const crypto = await measureCrypto(browser, TARO_APP_PUBLIC_KEY);
  await browser.close();

  print([
    ['First visit to home, until nothing more loads', 'this app', 'empty Taro app'],
    ['  bytes, raw', kilo(app.raw), kilo(bare.raw)],
    ['  bytes, gzip', kilo(app.gzip), kilo(bare.gzip)],
    ['  bytes, brotli', kilo(app.brotli), kilo(bare.brotli)],
    ['  requests for files', String(app.files), String(bare.files)],
    ['  calls to the gateway', String(app.calls), String(bare.calls)],
    [`Crypto of one call, ${kilo(crypto.bytes)} each way (median of 200, in the browser)`, '', ''],
    ['  seal the request', milli(crypto.seal), '-'],
    ['  header rv', milli(crypto.rv), '-'],
    ['  open the answer', milli(crypto.open), '-'],
  ]);
}

bench().catch(giveUp);
