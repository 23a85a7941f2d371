import type { Chunk, ChunkGraph, Module } from 'webpack';

const HOME = 'pages/home/index';

const isForHome = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) => origins.some(({ request }) => request?.endsWith(HOME)));

/** Modules in `folders` that the entry or the home page needs: a first visit loads these and no others of their kind. */
const early =
  (folders: RegExp) =>
  (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
    folders.test(module.nameForCondition() ?? '') &&
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.canBeInitial() || isForHome(chunk));

const BACKGROUND = 'background';

/** Code that every visit loads after its first page: one file, even if other pages need only some of it. */
const inBackground = (module: Module, context: { readonly chunkGraph: ChunkGraph }): boolean =>
  !early(ANY)(module, context) &&
  [...context.chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === BACKGROUND);

/** Modules in `folders` that no first visit loads. */
const late =
  (folders: RegExp) =>
  (module: Module, context: { readonly chunkGraph: ChunkGraph }): boolean =>
    folders.test(module.nameForCondition() ?? '') && !early(folders)(module, context);

const TARO_COMPONENTS = /[\\/]node_modules[\\/](@stencil|@tarojs[\\/](components|components-react))[\\/]/;
const NUTUI =
  /[\\/]node_modules[\\/](@nutui|@swc[\\/]helpers|react-transition-group|react-fast-compare|classnames)[\\/]/;
const COMPONENTS = /[\\/]src[\\/](components[\\/]|styles[\\/]nutui)/;
const ANY = /./;
const OURS = /[\\/]src[\\/]/;

/**
 * Chunks of the H5 build. Without the groups every page repeats 26 to 37 KB; `taro-components` is shared by all
 * pages, `framework` never changes between releases, the rest is shared where two pages or more ask for it.
 */
export const chunks = {
  chunks: 'all',
  minSize: 8000,
  maxInitialRequests: 8,
  maxAsyncRequests: 8,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    common: false,
    vendors: false,
    components: {
      name: 'taro-components',
      test: early(TARO_COMPONENTS),
      chunks: 'all',
      enforce: true,
      priority: 40,
    },
    // Components that people type into, scroll or drag: the home page has none of them.
    controls: {
      name: 'taro-controls',
      test: TARO_COMPONENTS,
      chunks: 'async',
      enforce: true,
      priority: 35,
    },
    framework: {
      name: 'framework',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|mobx|mobx-react|mobx-react-lite|use-sync-external-store)[\\/]/,
      chunks: 'initial',
      priority: 30,
    },
    taro: {
      name: 'taro',
      test: /[\\/]node_modules[\\/](@tarojs|tslib|history|query-string|universal-router|path-to-regexp|decode-uri-component)[\\/]/,
      chunks: 'initial',
      priority: 20,
    },
    // Our components load once and before the pages: a second copy of their style rules, loaded later, would override a page's rules.
    // What home shares with other pages is in a first chunk (`home`), which needs nothing from the second one (`shared`).
    home: {
      name: 'home',
      test: early(OURS),
      chunks: 'async',
      minChunks: 2,
      enforce: true,
      priority: 16,
    },
    // Home's own rules are in that file too: another file would be the seventh at once, and over HTTP/1.1 a browser fetches six.
    rules: {
      name: 'home',
      type: 'css/mini-extract',
      test: early(/[\\/]src[\\/]pages[\\/]home[\\/]/),
      chunks: 'async',
      enforce: true,
      priority: 16,
    },
    background: {
      name: 'deferred',
      test: inBackground,
      chunks: 'async',
      enforce: true,
      priority: 36,
    },
    shared: {
      name: 'shared',
      test: COMPONENTS,
      chunks: 'async',
      minChunks: 2,
      enforce: true,
      priority: 15,
    },
    // The icons of all pages except home.
    frame: {
      name: 'shared',
      test: /[\\/]components[\\/]Icon[\\/]frame\.\w+$/,
      chunks: 'async',
      enforce: true,
      priority: 15,
    },
    // NutUI parts that two pages or more need, with their dependencies; a part that only one page needs loads with that page.
    nutui: { name: 'nutui', test: late(NUTUI), chunks: 'async', minChunks: 2, enforce: true, priority: 12 },
    sharedByPages: { chunks: 'async', minChunks: 2, minSize: 8000, priority: 10, reuseExistingChunk: true },
  },
};
