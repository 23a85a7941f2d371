import { createHash } from 'node:crypto';
import type { Compilation, Compiler, Module } from 'webpack';

/** Taro's name for a module that several subpackages share: the digest of what Taro knows it by, with the project's folder in it. */
const SHARED = /\bsub-common\/([0-9a-f]{32})\b/g;

const digest = (text: string): string => createHash('md5').update(text).digest('hex');

/** As MiniSplitChunksPlugin reads it: the file of a script, or all loaders of a style sheet. */
function knownAs(module: Module): string {
  const { resource, _identifier } = module as { resource?: string; _identifier?: string };
  return resource ?? _identifier ?? '';
}

/**
 * Gives the shared files of subpackages names that do not depend on the folder of the build: two clones of one commit write the same files, so
 * that uploads can be compared.
 */
export class StableNames {
  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(StableNames.name, (compilation) => {
      let stable: ReadonlyMap<string, string> = new Map();
      // Later a module may be part of another one.
      compilation.hooks.optimize.tap(StableNames.name, () => {
        stable = namesOf(compilation, compiler.context);
      });
      // Taro writes these files in the stage before.
      const stage = Stages.PROCESS_ASSETS_STAGE_ANALYSE + 1;
      compilation.hooks.processAssets.tap({ name: StableNames.name, stage }, () => {
        const renamed = (text: string): string =>
          text.replace(SHARED, (_whole, name: string) => `sub-common/${stable.get(name) ?? name}`);
        for (const { name, source } of compilation.getAssets()) {
          const text = /\.(js|wxss|wxml|json)$/.test(name) ? source.source().toString() : '';
          if (text.includes('sub-common/'))
            compilation.updateAsset(name, new sources.RawSource(renamed(text)));
          if (renamed(name) !== name) compilation.renameAsset(name, renamed(name));
        }
      });
    });
  }
}

function namesOf(compilation: Compilation, folder: string): ReadonlyMap<string, string> {
  const names = Array.from(compilation.modules, knownAs).filter(Boolean);
  return new Map(
    names.map((name) => [digest(name), digest(name.split(folder).join('').split('\\').join('/'))]),
  );
}
