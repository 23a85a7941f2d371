import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

async function gallery() {
  await ensureInstalled();
  const CHROMIUM = await ensureBrowser();
  // The personas log in on H5, also for the pictures of the mini-program.
  await build('h5');
  if (process.argv.includes('weapp')) await build('weapp');
  const { code } = await runPackage('tsx/dist/cli.mjs', ['test/gallery/main.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM },
    show: true,
  });
  process.exit(code);
}

gallery().catch(giveUp);
