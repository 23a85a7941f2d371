import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';

/** The placeholder in src/pages/about/about/licences.ts, with its quotes; escaped in a development build. */
const PLACE = /(\\?["'])@@licences@@\1/g;
const PACKAGE = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;

type Row = readonly [name: string, version: string, licence: string];

function rowOf(folder: string, name: string): Row | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version = '', license = '' } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const licence =
    typeof license === 'object' && license !== null && 'type' in license ? license.type : license;
  return [name.replace(/\\/g, '/'), String(version), String(licence)];
}

function packagesOf(compilation: Compilation): Row[] {
  const rows = new Map<string, Row>();
  const add = (resource: string | null | undefined) => {
    const [, folder = '', name = ''] = PACKAGE.exec(resource ?? '') ?? [];
    const row = folder === '' || rows.has(name) ? undefined : rowOf(folder, name);
    if (row) rows.set(name, row);
  };
  for (const module of compilation.modules as Set<Module & { resource?: string }>) {
    // A module that tree shaking has removed is not in the build.
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    add(module.nameForCondition());
    for (const inner of (module as { modules?: (Module & { resource?: string })[] }).modules ?? [])
      add(inner.resource);
  }
  return [...rows.values()].sort(([a], [b]) => a.localeCompare(b));
}

/** Writes the packages of the build, with their versions and licences, into the page that lists them. */
export class Licences {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Licences', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'Licences', stage }, (assets) => {
        const list = JSON.stringify(packagesOf(compilation));
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const source = asset.source().toString();
          if (!source.includes('@@licences@@')) continue;
          const text = source.replace(PLACE, (_all, quote: string) =>
            quote.startsWith('\\') ? JSON.stringify(JSON.stringify(list)).slice(1, -1) : JSON.stringify(list),
          );
          compilation.updateAsset(name, new compiler.webpack.sources.RawSource(text));
        }
      });
    });
  }
}
