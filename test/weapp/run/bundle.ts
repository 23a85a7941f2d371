import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../architecture/files';

const HOST = join(root, 'test/weapp/host');

/** The host's own files by address, as a browser loads them. */
export async function bundleHost(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: ['logic', 'view', 'shell', 'sdk'].map((part) => ({
      in: join(HOST, part, 'main.ts'),
      out: part,
    })),
    outdir: '/',
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome109',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return new Map([
    ...outputFiles.map(({ path, text }) => [`/${path.split(/[\\/]/).pop() ?? ''}`, text] as const),
    ['/', readFileSync(join(HOST, 'shell/index.html'), 'utf8')],
    ['/shell.css', readFileSync(join(HOST, 'shell/shell.css'), 'utf8')],
    ['/builtins.css', readFileSync(join(HOST, 'view/builtins/builtins.css'), 'utf8')],
  ]);
}
