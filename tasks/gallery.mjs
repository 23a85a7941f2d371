import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

async function gallery() {
  await ensureInstalled();
  const CHROMIUM = await ensureBrowser();
  await build('h5');
  const { code } = await runPackage('tsx/dist/cli.mjs', ['test/gallery/main.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM },
    show: true,
  });
  process.exit(code);
}

gallery().catch(giveUp);
