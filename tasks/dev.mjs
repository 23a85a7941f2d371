import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureFree } from './port.mjs';
import { giveUp } from './root.mjs';
import { endTree, stay } from './run.mjs';
import { buildSettings } from './settings.mjs';

const port = process.env.PORT ?? '8787';
const devPort = process.env.DEV_PORT ?? '10086';
const gatewayUrl = `http://127.0.0.1:${port}`;

const TARGETS = {
  h5: {
    env: { DEV_PORT: devPort, GATEWAY: gatewayUrl },
    hint: `App with reload: http://127.0.0.1:${devPort}/ (gateway: ${gatewayUrl}/sandbox/)`,
  },
  weapp: {
    env: {},
    hint: `Mini-program: import this folder into WeChat DevTools; it reloads after each build (gateway: ${gatewayUrl}/sandbox/)`,
  },
};

/** Watches the app (`h5` or `weapp`) and the gateway. The dev server of H5 passes calls on to the gateway. */
async function dev(target) {
  const { env, hint } = TARGETS[target] ?? giveUp(`Watch what? One of: ${Object.keys(TARGETS).join(', ')}`);
  await ensureInstalled();
  await ensureFree({ port, host: process.env.HOST ?? '127.0.0.1', command: 'npm run dev' });
  const settings = await buildSettings(target);
  // What the watch build writes is no release: the next one is built again.
  if (target === 'weapp') rmSync('.cache/build-weapp', { force: true });
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
  stay(process.execPath, [taro, 'build', '--type', target, '--watch', '--no-check'], {
    env: { ...settings, ...env, NODE_ENV: 'development' },
  });
  process.stdout.write(`${hint}\n`);
}

dev(process.argv[2] ?? 'h5').catch(giveUp);
