import { join } from 'node:path';

/** The files of the workbench, by name. */
export type Bundle = ReadonlyMap<string, string>;

/** Bundles the workbench: its sources are TypeScript and React, which no browser reads. */
async function bundled(): Promise<Bundle> {
  // Here and not at the top: a gateway in production has no bundler.
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'workbench', 'workbench.tsx')],
    outdir: '/',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  // It is needed once: its process would stay beside the gateway.
  await stop();
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, ''), text]));
}

/** Bundles when somebody looks for the first time, and then keeps it; a failure is tried again. */
export function bundleOnce(): () => Promise<Bundle> {
  let made: Promise<Bundle> | undefined;
  return () => {
    made ??= bundled().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
