import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

/** Kills the gateway 200 times, or as often as the argument says, in the middle of drawings; then the database under two gateways. */
async function kills() {
  await ensureInstalled();
  const { code } = await runPackage(
    'jest/bin/jest.js',
    [
      ...['-c', 'jest.config.mjs', '--runInBand', '--selectProjects', 'gateway', 'kills'],
      ...['--testPathPatterns', 'test/gateway/kill.test', 'test/kills/'],
    ],
    { show: true, env: { KILLS: process.argv[2] ?? '200' } },
  );
  process.exit(code);
}

kills().catch(giveUp);
