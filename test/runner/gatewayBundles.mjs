import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, '.cache', 'gateway-bundles');
const SCRIPTS = ['gateway/main.ts', 'test/gateway/bank/dyingGateway.ts', 'test/gateway/bank/memoryBank.ts'];

/** They load native code or files that lie beside them. */
const AS_THEY_ARE = ['@electric-sql/*', '@napi-rs/*', 'fs-native-extensions', 'pdfkit', 'pg-native', 'tsx', 'umzug'];

/** A bundled source still finds the files beside it. */
const ownFolder = {
  name: 'own-folder',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll('__dirname', JSON.stringify(dirname(path))),
    }));
  },
};

/**
 * Before the run: one file for each script that tests start as a process. Starting from it takes half the processor time of a start through tsx, and
 * a whole run starts over a hundred.
 */
export default async function bundleGateways() {
  await build({
    entryPoints: SCRIPTS.map((script) => join(ROOT, script)),
    outdir: FOLDER,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    target: 'node20',
    alias: { '@': join(ROOT, 'src') },
    external: AS_THEY_ARE,
    plugins: [ownFolder],
  });
  process.env.GATEWAY_BUNDLES = FOLDER;
}
