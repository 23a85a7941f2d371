import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

async function simulate() {
  await ensureInstalled();
  const { code } = await runPackage(
    'tsx/dist/cli.mjs',
    ['test/simulation/main.ts', ...process.argv.slice(2)],
    {
      show: true,
    },
  );
  process.exit(code);
}

simulate().catch(giveUp);
