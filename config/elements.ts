import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type WebpackChain from 'webpack-chain';

const ours = (file: string) => join(process.cwd(), 'src/elements', file);
// The real path, as webpack uses it: packages may be linked from another folder. Throws if Taro no longer has this file.
const theirs = (file: string) => realpathSync(join(process.cwd(), 'node_modules/@tarojs/router/dist', file));

/** Replaces Taro's elements with our lighter ones (src/elements). The build fails if Taro imports anything else from these addresses. */
export function ourElements(chain: WebpackChain): void {
  chain.resolve.alias
    .set('@tarojs/components$', ours('index.ts'))
    .set('@tarojs/components/dist/components$', ours('defined.ts'))
    .set('@tarojs/components/global.css$', ours('elements.scss'))
    .set('query-string$', ours('queryString.ts'))
    .set('universal-router$', ours('pageTable.ts'))
    // Every page has our own title bar (components/NavBar): Taro's would be hidden above it, with its images.
    .set(theirs('navigationBar.js'), ours('titleBar.ts'))
    .set(theirs('router/navigation-bar.js'), ours('titleBar.ts'))
    // It styles only parts that we have replaced.
    .set('@tarojs/components/dist/taro-components/taro-components.css$', ours('none.css'));
  // A page loads only the elements that it uses, not the whole index.
  chain.module
    .rule('elements')
    .test(/[\\/]src[\\/]elements[\\/]\w+\.ts$/)
    .set('sideEffects', false);
  // These files only re-export: an import from one of them does not load the rest.
  chain.module
    .rule('indices')
    .test(/[\\/]src[\\/](navigation|request|features[\\/]\w+)[\\/]index\.ts$/)
    .set('sideEffects', false);
  // A missing export is an error, not `undefined` in a browser.
  chain.module.set('strictExportPresence', true);
}
