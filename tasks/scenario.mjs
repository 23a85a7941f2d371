import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureFree } from './port.mjs';
import { giveUp } from './root.mjs';
import { stay } from './run.mjs';

const port = process.env.PORT ?? '8787';
const host = process.env.HOST ?? '127.0.0.1';
const given = process.argv.slice(2);

/** Plays a scenario; with --check only that, else the gateway stays, with the app at the scenario's end. */
async function scenario() {
  await ensureInstalled();
  if (!given.includes('--check')) {
    await ensureFree({ port, host, command: 'npm run scenario -- FILE' });
    await build('h5');
  }
  stay(process.execPath, ['--import', 'tsx', 'gateway/console/scenario/main.ts', ...given], {
    env: { APP_DIR: 'dist/h5' },
  });
}

scenario().catch(giveUp);
