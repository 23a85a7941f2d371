import { join } from 'node:path';
import type WebpackChain from 'webpack-chain';

/** A place in a package, and the text that replaces it (config/mendPackage). */
export interface Mend {
  readonly file: RegExp;
  readonly search: RegExp;
  readonly by: string;
}

/** Patches packages. The build fails if a package no longer has the text to replace. */
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
