import { join } from 'node:path';
import type WebpackChain from 'webpack-chain';

/** A place in a package, and what is there instead (config/mendPackage). */
export interface Mend {
  readonly file: RegExp;
  readonly search: RegExp;
  readonly by: string;
}

/** Patches packages; the build fails if one of them is written differently. */
export function mended(chain: WebpackChain, mends: Readonly<Record<string, Mend>>): void {
  for (const [name, { file, ...mend }] of Object.entries(mends)) {
    chain.module
      .rule(name)
      .test(file)
      .use(name)
      .loader(join(process.cwd(), 'config/mendPackage.js'))
      .options(mend);
  }
}
