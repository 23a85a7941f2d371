import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig } from '@tarojs/taro';
import { routes } from '@/navigation/routes';
import { pagesOf, readAppConfig } from './appConfig';
import { filesIn, root, rowsOf, textOf } from './files';
import { stubEnv, unstubAllEnvs } from '../stubs';

/** The specification's table. Pages beyond it are listed nowhere else. */
const table = rowsOf('test/architecture/routes.tsv').map(
  ([path = '', login = '', title = '']) => [path, { login, title }] as const,
);
const TABS = ['pages/home/index', 'pages/activity/index', 'pages/user/index'];
const ours = Object.values(routes).map((route) => ({ ...route, path: route.path.replace(/^\//, '') }));
/** Spec §2: outside production only. */
const isTestPage = (path: string) => path.startsWith('pages/test/');

describe('routes', () => {
  let config: AppConfig;
  let pages: string[];
  beforeAll(async () => {
    config = await readAppConfig();
    pages = pagesOf(config);
  });

  it.each(table)('%s is a page, with the login and the title of the specification', (path, row) => {
    const route = ours.find((one) => one.path === path);
    expect(route, 'src/navigation/routes.ts has no page with this address').toBeDefined();
    expect({ login: route?.login === true ? 'Y' : 'N', title: route?.title }).toEqual(row);
  });

  it('are declared to Taro once each', () => {
    expect(pages).toHaveLength(new Set(pages).size);
    const built = ours.map(({ path }) => path).filter((path) => !isTestPage(path));
    expect([...pages].sort()).toEqual(built.sort());
  });

  it.each(ours)('$path has a view', ({ path }) => {
    expect(existsSync(join(root, 'src', `${path}.tsx`)), `add src/${path}.tsx, with the view`).toBe(true);
  });

  it('have no page files besides theirs', () => {
    const views = filesIn('src/pages')
      .filter((path) => path.endsWith('.tsx') && /^export default /m.test(textOf(path)))
      .map((path) => path.replace(/^src\/|\.tsx$/g, ''));
    expect(views.length).toBeGreaterThan(0);
    expect(
      views.filter((path) => !pages.includes(path) && !isTestPage(path)),
      'a view without a route: add it to src/navigation/routes.ts',
    ).toEqual([]);
  });

  it('begin with the three tabs, in order', () => {
    expect(config.pages?.slice(0, 3)).toEqual(TABS);
    expect(config.tabBar?.list.map(({ pagePath }) => pagePath)).toEqual(TABS);
    expect(config.tabBar).toMatchObject({ selectedColor: '#2c2f5b' });
    expect(ours.filter((route) => 'tab' in route).map(({ path }) => path)).toEqual(TABS);
  });

  it('have an icon for each tab', () => {
    const assets = filesIn('src/assets');
    // On H5 they are drawings of the bar's own style sheet.
    const drawn = textOf('src/elements/elements.scss');
    for (const tab of TABS.map((path) => path.split('/')[1])) {
      expect(assets).toContain(`src/assets/tab/${tab}.png`);
      expect(assets).toContain(`src/assets/tab/${tab}-active.png`);
      expect(drawn).toMatch(new RegExp(`\\b${tab}: \\d`));
    }
  });

  it('keep everything except tabs and pages without a folder out of the main package', () => {
    expect(config.pages?.filter((path) => path.split('/').length > 2 && !TABS.includes(path))).toEqual([]);
  });

  it('have subpackages that do not overlap each other or the main package', () => {
    const roots = (config.subPackages ?? []).map(({ root }) => `${root}/`);
    for (const root of roots) {
      expect(roots.filter((other) => other !== root && other.startsWith(root))).toEqual([]);
      expect(config.pages?.filter((page) => page.startsWith(root))).toEqual([]);
    }
  });

  it('preload from the home page the packages of the login and of who borrows', () => {
    const preloaded = ['pages/login', 'pages/loanV2', 'pages/repay'];
    expect(config.preloadRule?.['pages/home/index']?.packages).toEqual(preloaded);
    expect(config.subPackages?.map(({ root }) => root)).toEqual(expect.arrayContaining(preloaded));
  });
});

describe('test pages', () => {
  /** The configuration and the route table in a build for this environment. */
  const buildOf = async (env: string) => {
    jest.resetModules();
    stubEnv('TARO_APP_ENV', env);
    const pages = pagesOf(await readAppConfig());
    const { routeAt } = await import('@/navigation/routes');
    return { pages: pages.filter(isTestPage), opens: routeAt('/pages/test/configuration') };
  };
  afterEach(() => {
    unstubAllEnvs();
    jest.resetModules();
  });

  it.each(['', 'production', 'prd', 'prod'])(
    'are in no production build (%j), and no link there leads to them',
    async (env) => {
      expect(await buildOf(env)).toEqual({ pages: [], opens: undefined });
    },
  );

  it.each(['development', 'sit', 'uat'])('are in a build for %s', async (env) => {
    expect(await buildOf(env)).toEqual({
      pages: ['pages/test/configuration', 'pages/test/index'],
      opens: 'testConfiguration',
    });
  });
});
