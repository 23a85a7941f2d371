import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { buildSettings } from './settings.mjs';

async function bench() {
  await ensureInstalled();
  const executablePath = await ensureBrowser();
  // The packages are installed from here on.
  const { chromium } = await import('playwright-core');
  const { buildEmptyApp, buildTwoPages } = await import('./bench/emptyApp.mjs');
  const { buildUniApp } = await import('./bench/uniApp.mjs');
  const { measureCrypto } = await import('./bench/crypto.mjs');
  const { measureFirstLoad } = await import('./bench/firstLoad.mjs');
  const { measureGateway, measureProcesses } = await import('./bench/gateway.mjs');
  const { measureInLighthouse } = await import('./bench/lighthouse.mjs');
  const { measureMoves } = await import('./bench/moves.mjs');
  const { measureMiniPages } = await import('./bench/miniProgram.mjs');
  const rows = await import('./bench/rows.mjs');

  await build('h5');
  await build('weapp');
  const apps = [
    { folder: 'dist/h5', drawn: { page: '.taro_page', text: '登录 / 注册' } },
    { folder: await buildEmptyApp(), drawn: { page: '.taro_page', text: 'empty' } },
    { folder: await buildUniApp(), drawn: { page: 'uni-page', text: 'hello' } },
  ];
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const loads = [];
  for (const { folder, drawn } of apps) loads.push(await measureFirstLoad(browser, folder, drawn));
  const { TARO_APP_PUBLIC_KEY } = await buildSettings('h5');
  const crypto = await measureCrypto(browser, TARO_APP_PUBLIC_KEY);
  const moves = await measureMoves(browser, 'dist/h5', await buildTwoPages());
  await browser.close();
  const visits = await measureInLighthouse(
    apps.map(({ folder }) => folder),
    executablePath,
  );
  const gateway = await measureGateway();
  const processes = await measureProcesses();
  const pages = await measureMiniPages();

  rows.print(rows.loadRows(loads));
  rows.print(rows.visitRows(visits));
  rows.print(rows.moveRows(moves));
  rows.print(rows.cryptoRows(crypto));
  rows.print(rows.gatewayRows(gateway));
  if (processes !== undefined) rows.print(rows.processRows(processes));
  rows.print(rows.pageRows(pages));
}

bench().catch(giveUp);
