const { readFileSync } = require('fs');
const { join } = require('path');

const ROUTES = /config\.routes = \[([\s\S]*?)\n\]/;
const ROUTE =
  /Object\.assign\(\{\s*path: '([^']+)',\s*load: function\(context, params\) \{\s*const page = import\(("[^"]+")\)\s*return \[page, context, params\]\s*\}\s*\}, (\{.*?\})\)(?:,|\s|$)/g;
const CONFIG = /var config = (\{.*\})\n/;
const BEGIN = /\n(createRouter\(history, inst, config, React\))\n/;
/** Settings that only a mini-program reads. */
const UNREAD = ['pages', 'subPackages', 'preloadRule', 'lazyCodeLoading', '__usePrivacyCheck__'];

const OF_THE_BAR = ['navigationStyle', 'navigationBarTitleText'];

const changed = (file) => new Error(`${file} is made differently now: look at config/pageLoads`);

/** A page's settings without those for Taro's title bar, which we do not use (config/elements). */
function withoutBar(own) {
  const others = Object.entries(own).filter(([name]) => !OF_THE_BAR.includes(name));
  return others.length === 0 ? undefined : Object.fromEntries(others);
}

/** The two parts of one loader: the entry without the pages' own imports, and the module that holds those. */
function entry(loader, source) {
  const [, list] = ROUTES.exec(source) ?? [];
  const [, json] = CONFIG.exec(source) ?? [];
  const pages = [...(list ?? '').matchAll(ROUTE)].map(([, path, request, own]) => ({ path, request, own }));
  if (
    json === undefined ||
    !BEGIN.test(source) ||
    pages.length === 0 ||
    pages.length !== (list.match(/path: '/g) ?? []).length
  )
    throw changed('The H5 entry of Taro');
  const routes = join(loader.context, 'navigation/routes.ts');
  loader.addDependency(routes);
  const known = [...readFileSync(routes, 'utf8').matchAll(/\('\/([^']+)'/g)].map(([, path]) => path);
  const built = pages.map(({ path }) => path);
  if (built.some((path) => !known.includes(path))) throw changed('src/navigation/routes.ts');
  const absent = known.filter((path) => !built.includes(path));

  const config = JSON.parse(json);
  for (const name of UNREAD) delete config[name];
  const own = Object.fromEntries(
    pages.map((page) => [page.path, withoutBar(JSON.parse(page.own))]).filter(([, own]) => own !== undefined),
  );
  const [home, ...others] = pages;
  // Relative to the project: the path of its folder may contain a character that begins a query or an escape.
  const self = loader.utils.contextify(loader.context, __filename);
  const table = `!!${self}?${JSON.stringify({ pages: others.map(({ path }) => path) })}!./settings.ts`;
  return source
    .replace(BEGIN, (_all, begin) => `\nimport { inTurn } from './start'\ninTurn(() => ${begin})\n`)
    .replace(CONFIG, () => `var config = ${JSON.stringify(config)}\n`)
    .replace(
      ROUTES,
      () => `
import { routes as known } from './navigation/routes'
var absent = ${JSON.stringify(absent)}
var own = ${JSON.stringify(own)}
config.pages = Object.values(known).map((route) => route.path.slice(1)).filter((path) => !absent.includes(path))
config.routes = config.pages.map((path) => Object.assign({
  path,
  load: (context, params) => [
    path === '${home.path}'
      ? import(/* webpackChunkName: "home" */ ${home.request})
      : import(/* webpackChunkName: "pages" */ ${JSON.stringify(table)}).then(({ pages }) => pages[path]()),
    context,
    params
  ],
  files: () => import(/* webpackChunkName: "pages" */ ${JSON.stringify(table)}).then(({ ahead }) => ahead[path])
}, own[path]))`,
    );
}

/** The entry itself: first the packages, which take as long to start as all our code, then the rest. */
const START = `import './polyfills'
import 'react-dom'
import { inTurn } from './start'
inTurn(
  () => import(/* webpackMode: "eager", webpackExports: ["observer"] */ 'mobx-react'),
  () => import(/* webpackMode: "eager", webpackExports: ["createRouter"] */ '@tarojs/router'),
  () => import(/* webpackMode: "eager", webpackExports: ["compose"] */ './compose'),
  () => import(/* webpackMode: "eager" */ './app.config.ts?app'),
)
`;

/**
 * A development build leaves nothing out, and Taro's packages, which import each other, start only in this order. Without the `void` line the unused
 * import would be left out.
 */
const ALL_OF_TARO = "import Taro from '@tarojs/taro'\nvoid Taro\n";

/**
 * Webpack loader. Taro's H5 entry holds the import of every page; a first visit needs one of them. The others go into another file; the
 * addresses come from src/navigation, which has them anyway. The start is cut into several tasks: on a slow phone one long task would hold up
 * every tap.
 */
module.exports = function pageLoads(source) {
  const { pages } = this.getOptions();
  if (pages === undefined && this.resourceQuery === '?app') return entry(this, source);
  if (pages === undefined) return this.mode === 'development' ? `${ALL_OF_TARO}${START}` : START;
  // Only a release knows which files may load ahead (config/chunkNames).
  return `export const pages = {\n${pages.map((path) => `'${path}': () => import('./${path}')`).join(',\n')}\n}
export const ahead = (self.chunkNames || {}).ahead || {}`;
};
