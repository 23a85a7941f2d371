import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withGateway } from './serve.mjs';

const sizeOf = (file) => (existsSync(file) ? statSync(file).size : undefined);

/** Bytes of files of a build, raw and compressed; a file too small to compress counts raw. */
function weigh(appDir, paths) {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const path of paths) {
    const file = join(appDir, path === '/' ? 'index.html' : path);
    const raw = sizeOf(file) ?? 0;
    sum.raw += raw;
    sum.gzip += sizeOf(`${file}.gz`) ?? raw;
    sum.brotli += sizeOf(`${file}.br`) ?? raw;
  }
  return sum;
}

/**
 * Each answer takes longer than drawing the page, so by then exactly the files that the page waits for have loaded. On a faster network a file that
 * is requested during the drawing may load before or after it, by chance.
 */
const SLOW_NETWORK = { offline: false, latency: 2000, downloadThroughput: -1, uploadThroughput: -1 };

/** Runs in the page before its own scripts: notes when the framework's page has its text. The page drawn at build time does not count. */
function noteWhenDrawn({ page, text }) {
  const { document, MutationObserver } = globalThis;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(page)?.textContent.includes(text)) return;
    globalThis.drawnAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Paths of the files loaded by then, and the page itself. */
const cameUntilDrawn = () => [
  globalThis.location.pathname,
  ...performance
    .getEntriesByType('resource')
    .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= globalThis.drawnAt)
    .map(({ name }) => new URL(name).pathname),
];

/**
 * A first visit to the app in `appDir`, whose page is the element `drawn.page` with `drawn.text`: the files that it loads until that page can be used, and
 * until no request is running.
 */
export function measureFirstLoad(browser, appDir, drawn) {
  return withGateway(appDir, async (address) => {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      isMobile: true,
      hasTouch: true,
    });
    await context.addInitScript(noteWhenDrawn, drawn);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    const requests = [];
    page.on('request', (request) => {
      if (request.url().startsWith(address)) requests.push(request);
    });
    await page.goto(address);
    await page.waitForFunction(() => globalThis.drawnAt !== undefined);
    await page.waitForLoadState('networkidle');
    const early = new Set(await page.evaluate(cameUntilDrawn));
    await context.close();
    const isFile = (path) => path === '/' || sizeOf(join(appDir, path)) !== undefined;
    const paths = requests.map((request) => new URL(request.url()).pathname);
    const files = paths.filter(isFile);
    const toUse = [...early].filter(isFile);
    const scriptsOf = (some) => weigh(appDir, new Set(some.filter((path) => path.endsWith('.js')))).gzip;
    return {
      ...weigh(appDir, new Set(files)),
      scripts: scriptsOf(files),
      files: files.length,
      calls: paths.length - files.length,
      toUse: { scripts: scriptsOf(toUse), files: toUse.length },
    };
  });
}
