import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { buildSettings } from './settings.mjs';

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milli = (time) => `${time.toFixed(2)} ms`;

function print(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    const [name, ...figures] = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
    );
    process.stdout.write(`${name}   ${figures.join('   ')}\n`);
  }
}

/** One row for each page of the mini-program; a page that redirects at once is counted with its target. */
function pageRows(pages) {
  const sum = (name) => String(pages.reduce((total, page) => total + page[name], 0));
  return [
    [
      'Mini-program, each page opened anew (login by a visitor, the rest by a borrower)',
      'setData calls',
      'setData bytes',
      'WXML nodes',
    ],
    ...pages.map(({ path, shown, calls, bytes, nodes }) => [
      `  ${path}${shown === path ? '' : ` → ${shown}`}`,
      String(calls),
      String(bytes),
      String(nodes),
    ]),
    ['  all, of the first second', sum('calls'), sum('bytes'), sum('nodes')],
  ];
}

/** One row for each kind of call; the ratio is to a server that only sends back what came. */
function gatewayRows(figures) {
  const bare = Object.values(figures)[0].perSecond;
  return [
    ['Gateway, four people at once (answers)', 'per second', 'of bare', 'median', '99 of 100 within'],
    ...Object.entries(figures).map(([name, { perSecond, median, worstOfHundred }]) => [
      `  ${name}`,
      perSecond.toFixed(0),
      (perSecond / bare).toFixed(3),
      milli(median),
      milli(worstOfHundred),
    ]),
  ];
}

async function bench() {
  await ensureInstalled();
  const executablePath = await ensureBrowser();
  // From here on the packages are installed.
  const { chromium } = await import('playwright-core');
  const { buildEmptyApp } = await import('./bench/emptyApp.mjs');
  const { measureCrypto } = await import('./bench/crypto.mjs');
  const { measureFirstLoad } = await import('./bench/firstLoad.mjs');
  const { measureGateway } = await import('./bench/gateway.mjs');
  const { measureMiniPages } = await import('./bench/miniProgram.mjs');

  await build('h5');
  await build('weapp');
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
  const gateway = await measureGateway();
  const pages = await measureMiniPages();

  print([
    ['First visit to home, until nothing more loads', 'this app', 'empty Taro app'],
    ['  bytes, raw', kilo(app.raw), kilo(bare.raw)],
    ['  bytes, gzip', kilo(app.gzip), kilo(bare.gzip)],
    ['  bytes, brotli', kilo(app.brotli), kilo(bare.brotli)],
    ['  requests for files', String(app.files), String(bare.files)],
    ['  calls to the gateway', String(app.calls), String(bare.calls)],
    [`Crypto of one call, ${kilo(crypto.bytes)} each way (median of 200, in the browser)`, '', ''],
    ['  seal the request, with its rv: keys drawn ahead', milli(crypto.ahead), '-'],
    ['  the same at once: seal', milli(crypto.seal), '-'],
    ['  the same at once: header rv', milli(crypto.rv), '-'],
    ['  open the answer', milli(crypto.open), '-'],
  ]);
  process.stdout.write('\n');
  print(gatewayRows(gateway));
  process.stdout.write('\n');
  print(pageRows(pages));
}

bench().catch(giveUp);
