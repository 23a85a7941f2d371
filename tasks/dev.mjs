import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureFree } from './port.mjs';
import { giveUp } from './root.mjs';
import { endTree, stay } from './run.mjs';
import { buildSettings } from './settings.mjs';

const port = process.env.PORT ?? '8787';
const devPort = process.env.DEV_PORT ?? '10086';

/** Watches the app and the gateway; the dev server proxies the calls to the gateway. */
async function dev() {
  await ensureInstalled();
  await ensureFree({ port, host: process.env.HOST ?? '127.0.0.1', command: 'npm run dev' });
  const settings = await buildSettings('h5');
  const gateway = spawn(
    process.execPath,
    [join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', 'gateway/main.ts'],
    {
      env: { ...process.env, PORT: port },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  process.on('exit', () => endTree(gateway));
  const taro = join('node_modules', '@tarojs', 'cli', 'bin', 'taro');
  stay(process.execPath, [taro, 'build', '--type', 'h5', '--watch', '--no-check'], {
    env: { ...settings, NODE_ENV: 'development', DEV_PORT: devPort, GATEWAY: `http://127.0.0.1:${port}` },
  });
  process.stdout.write(
    `App with reload: http://127.0.0.1:${devPort}/ (gateway: http://127.0.0.1:${port}/sandbox/)\n`,
  );
}

dev().catch(giveUp);
