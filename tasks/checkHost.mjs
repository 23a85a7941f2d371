import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

async function checkHost() {
  await ensureInstalled();
  const { code } = await runPackage(
    'tsx/dist/cli.mjs',
    ['tasks/checkHost/main.ts', ...process.argv.slice(2)],
    { show: true },
  );
  process.exit(code);
}

checkHost().catch(giveUp);
