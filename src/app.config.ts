import { routes } from './navigation/routes';
import { PRODUCTION, TITLE } from './settings';

interface Route {
  readonly path: string;
  readonly title: string;
  /** Set for the three pages of the bottom bar. */
  readonly tab?: unknown;
  readonly only?: 'h5';
}

const trimmed = (path: string) => path.replace(/^\//, '');

const all: readonly Route[] = Object.values<Route>(routes).filter(
  ({ path, only }) =>
    // Spec §2: a production build has no test pages.
    !(PRODUCTION && trimmed(path).startsWith('pages/test/')) &&
    !(only === 'h5' && process.env.TARO_ENV === 'weapp'),
);
const isTab = ({ tab }: Route) => Boolean(tab);
const tabs = all.filter(isTab);
const folderOf = ({ path }: Route) => trimmed(path).split('/')[1] ?? '';
const tabFolders = tabs.map((route) => `pages/${folderOf(route)}`);

/** The subpackage of a page is its first folder. A tab's folder stays in the main package; below it, the subpackage is one folder deeper. */
function packageOf(route: Route): string {
  const folders = trimmed(route.path).split('/').slice(0, -1);
  if (isTab(route) || folders.length < 2) return '';
  const first = folders.slice(0, 2).join('/');
  return tabFolders.includes(first) ? folders.slice(0, 3).join('/') : first;
}

const roots = [...new Set(all.map(packageOf))].filter(Boolean);

const forWeChat = {
  subPackages: roots.map((root) => ({
    root,
    pages: all
      .filter((route) => packageOf(route) === root)
      .map(({ path }) => trimmed(path).slice(root.length + 1)),
  })),
  preloadRule: {
    // Spec §2: the home page preloads the login package. Who borrows goes on from there to the other two.
    'pages/home/index': { network: 'all' as const, packages: ['pages/login', 'pages/loanV2', 'pages/repay'] },
    'pages/creditV2/view/creditResult': { network: 'all' as const, packages: ['pages/loanV2'] },
  },
  lazyCodeLoading: 'requiredComponents',
  __usePrivacyCheck__: true,
  // What WeChat's search may show: pages without personal data (sitemap.json).
  sitemapLocation: 'sitemap.json',
  // WeChat requires a list of the location interfaces that we use; choosing a place is the only one.
  requiredPrivateInfos: ['chooseLocation' as const],
};

/** A browser has no packages, and the app's code contains this object. */
const forBrowsers = {
  // Page transitions (look.md, Motion).
  animation: { duration: 200, delay: 0 },
};

const inMainPackage = (route: Route) => process.env.TARO_ENV === 'h5' || packageOf(route) === '';

export default defineAppConfig({
  // The first page is the one opened at '/': a tab.
  pages: [...tabs, ...all.filter((route) => !isTab(route) && inMainPackage(route))].map(({ path }) =>
    trimmed(path),
  ),
  window: {
    navigationBarTitleText: TITLE,
    navigationBarBackgroundColor: '#ffffff',
    navigationBarTextStyle: 'black',
    navigationStyle: 'custom',
    backgroundColor: '#f5f6fa',
    backgroundTextStyle: 'dark',
  },
  tabBar: {
    color: '#5c6078',
    selectedColor: '#2c2f5b',
    backgroundColor: '#ffffff',
    borderStyle: 'white',
    list: tabs.map((route) => ({
      pagePath: trimmed(route.path),
      text: route.title,
      // On H5 the bar is ours (elements/tabBar) and has drawings in its style sheet.
      ...(process.env.TARO_ENV === 'weapp' && {
        iconPath: `assets/tab/${folderOf(route)}.png`,
        selectedIconPath: `assets/tab/${folderOf(route)}-active.png`,
      }),
    })),
  },
  ...(process.env.TARO_ENV === 'h5' ? forBrowsers : forWeChat),
});
