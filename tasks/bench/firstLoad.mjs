import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withGateway } from './serve.mjs';

const sizeOf = (file) => (existsSync(file) ? statSync(file).size : undefined);

/** Bytes of the files that a first visit loads, raw and compressed; a file too small to compress counts raw. */
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

/** A first visit to the home page of the app in `appDir`: until `text` is visible and no request is running. */
export function measureFirstLoad(browser, appDir, text) {
  return withGateway(appDir, async (address) => {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const requests = [];
    page.on('request', (request) => {
      if (request.url().startsWith(address)) requests.push(request);
    });
    await page.goto(address);
    await page.getByText(text).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await context.close();
    const paths = requests.map((request) => new URL(request.url()).pathname);
    const files = paths.filter((path) => path === '/' || sizeOf(join(appDir, path)) !== undefined);
    return { ...weigh(appDir, new Set(files)), files: files.length, calls: paths.length - files.length };
  });
}
