import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compressFolder } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, isMain } from './root.mjs';
import { runPackage, seconds } from './run.mjs';
import { buildSettings } from './settings.mjs';

const TARGETS = {
  h5: {
    name: 'the H5 app',
    proof: 'dist/h5/index.html',
    async finish() {
      // Import it here, not at the top: when Node reads this file, nothing is installed yet.
      const { prerender } = await import('./prerender.mjs');
      await prerender('dist/h5');
      // Every visit loads the page and the files that it names.
      const page = readFileSync('dist/h5/index.html', 'utf8');
      await compressFolder('dist/h5', (name) => name === 'index.html' || page.includes(basename(name)));
    },
  },
  weapp: { name: 'the mini-program', proof: 'dist/weapp/app.json', finish: () => {} },
};

/** Builds `h5` or `weapp` into dist/, unless its inputs are unchanged since the last build. */
export async function build(target) {
  const { name, proof, finish } =
    TARGETS[target] ?? giveUp(`Build what? One of: ${Object.keys(TARGETS).join(', ')}`);
  const start = performance.now();
  const settings = await buildSettings(target);
  const stamp = `.cache/build-${target}`;
  const print = fingerprint(settings);
  if (existsSync(proof) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;

  process.stdout.write(`Building ${name} …\n`);
  rmSync(stamp, { force: true });
  rmSync(`dist/${target}`, { recursive: true, force: true });
  const { code, output } = await runPackage(
    '@tarojs/cli/bin/taro',
    ['build', '--type', target, '--no-check'],
    {
      env: { ...settings, NODE_ENV: 'production' },
      log: `build-${target}`,
    },
  );
  if (code !== 0 || !existsSync(proof)) throw new Error(`${output}\nBuilding ${name} failed.`);
  await finish();
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, print);
  process.stdout.write(`Built ${name} in ${seconds(start)}.\n`);
}

if (isMain(import.meta)) {
  ensureInstalled()
    .then(() => build(process.argv[2]))
    .catch(giveUp);
}
