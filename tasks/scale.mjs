import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

/** The cost of calls with many customers: `npm run scale -- 1000,100000,1000000`. */
async function scale() {
  await ensureInstalled();
  const { code } = await runPackage('tsx/dist/cli.mjs', ['test/scale/main.ts', ...process.argv.slice(2)], {
    show: true,
  });
  process.exit(code);
}

scale().catch(giveUp);
