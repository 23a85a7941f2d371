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
    [
      'Gateway, four people at once (answers)',
      'per second',
      'of bare',
      'median',
      '99 of 100 within',
      'processor of an answer',
    ],
    ...Object.entries(figures).map(([name, { perSecond, median, worstOfHundred, cost }]) => [
      `  ${name}`,
      perSecond.toFixed(0),
      (perSecond / bare).toFixed(3),
      milli(median),
      milli(worstOfHundred),
      cost === null ? '-' : milli(cost),
    ]),
  ];
}

const FULL = 0.9;

/** What keeps these gateways from answering more. */
function boundOf({ cores: { ours, all, there }, busiest }) {
  if (all > FULL * there) {
    const others = all - ours;
    return others > there / 10 ? `cores; others have ${others.toFixed(1)} of them` : 'cores';
  }
  return busiest > FULL ? 'a gateway’s one thread' : 'waiting for each other';
}

/** One row for each number of gateways on one PostgreSQL. */
function processRows(rows) {
  return [
    [
      'Gateways on one PostgreSQL, sixteen people at once (answers)',
      'per second',
      'of one',
      'processor of an answer: gateway',
      'postgres',
      'client',
      'per core second',
      'cores at work',
      'bound by',
    ],
    ...rows.map(({ processes, perSecond, cost, cores, busiest }) => [
      `  ${processes}`,
      perSecond.toFixed(0),
      (perSecond / rows[0].perSecond).toFixed(2),
      ...[cost.gateway, cost.postgres, cost.client].map(milli),
      (perSecond / cores.ours).toFixed(0),
      `${cores.ours.toFixed(1)} of ${cores.there}`,
      boundOf({ cores, busiest }),
    ]),
  ];
}

/** One row for each figure of Lighthouse's phone, with the ratio to each of the two smallest apps. */
function visitRows([app, taro, uni]) {
  const times = { lcp: 'largest contentful paint', tti: 'interactive', tbt: 'blocked in all' };
  const ratio = (mine, other) => (other === 0 ? '-' : (mine / other).toFixed(2));
  return [
    [
      'First visit in Lighthouse, medians of five in turn',
      'this app',
      'empty Taro app',
      'of it',
      'empty uni-app',
      'of it',
    ],
    ...Object.entries(times).map(([name, title]) => [
      `  ${title}`,
      milli(app[name]),
      milli(taro[name]),
      ratio(app[name], taro[name]),
      milli(uni[name]),
      ratio(app[name], uni[name]),
    ]),
    ['  layout shift', app.cls.toFixed(3), taro.cls.toFixed(3), '-', uni.cls.toFixed(3), '-'],
  ];
}

async function bench() {
  await ensureInstalled();
  const executablePath = await ensureBrowser();
  // From here on the packages are installed.
  const { chromium } = await import('playwright-core');
  const { buildEmptyApp } = await import('./bench/emptyApp.mjs');
  const { buildUniApp } = await import('./bench/uniApp.mjs');
  const { measureCrypto } = await import('./bench/crypto.mjs');
  const { measureFirstLoad } = await import('./bench/firstLoad.mjs');
  const { measureGateway, measureProcesses } = await import('./bench/gateway.mjs');
  const { measureInLighthouse } = await import('./bench/lighthouse.mjs');
  const { measureMiniPages } = await import('./bench/miniProgram.mjs');

  await build('h5');
  await build('weapp');
  const empty = await buildEmptyApp();
  const uni = await buildUniApp();
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const app = await measureFirstLoad(browser, 'dist/h5', '首页');
  const bare = await measureFirstLoad(browser, empty, 'empty');
  const { TARO_APP_PUBLIC_KEY } = await buildSettings('h5');
  const crypto = await measureCrypto(browser, TARO_APP_PUBLIC_KEY);
  await browser.close();
  const visits = await measureInLighthouse(['dist/h5', empty, uni], executablePath);
  const gateway = await measureGateway();
  const processes = await measureProcesses();
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
  print(visitRows(visits));
  process.stdout.write('\n');
  print(gatewayRows(gateway));
  process.stdout.write('\n');
  if (processes !== undefined) {
    print(processRows(processes));
    process.stdout.write('\n');
  }
  print(pageRows(pages));
}

bench().catch(giveUp);
