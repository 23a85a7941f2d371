import { join } from 'node:path';
import type WebpackChain from 'webpack-chain';

/** Packages whose syntax is newer than our phones: the schemas, and the address parser of Taro's router. */
const NEWER =
  /[\\/]node_modules[\\/](valibot|query-string|filter-obj|split-on-first|decode-uri-component)[\\/]/;

/** Taro compiles only our sources. */
export function lowerNewerSyntax(chain: WebpackChain): void {
  chain.module
    .rule('newer-syntax')
    .test(NEWER)
    .use('lower-syntax')
    .loader(join(process.cwd(), 'config/lowerSyntax.js'));
}
