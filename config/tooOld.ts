import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { settings } from './settings';

const SOURCE = join(process.cwd(), 'src/appShell/tooOld.js');

/** Adds the page for browsers that cannot run the app: the file unchanged, with the phone of customer service. */
export class TooOld {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TooOld', (compilation) => {
      compilation.fileDependencies.add(SOURCE);
      // After the app's scripts are compressed: this script keeps its old syntax.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      compilation.hooks.processAssets.tap({ name: 'TooOld', stage }, () => {
        const text = readFileSync(SOURCE, 'utf8').split('%SERVICE_PHONE%').join(settings.SERVICE_PHONE);
        compilation.emitAsset('too-old.js', new sources.RawSource(text));
      });
    });
  }
}
