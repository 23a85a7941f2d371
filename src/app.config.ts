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

export default defineAppConfig({
  // The first page is the one opened at '/': a tab.
  pages: [...tabs, ...all.filter((route) => !isTab(route) && !packageOf(route))].map(({ path }) =>
    trimmed(path),
  ),
  subPackages: roots.map((root) => ({
    root,
    pages: all
      .filter((route) => packageOf(route) === root)
      .map(({ path }) => trimmed(path).slice(root.length + 1)),
  })),
  // Spec §2: the home page preloads the login package.
  preloadRule: { 'pages/home/index': { network: 'all', packages: ['pages/login'] } },
  lazyCodeLoading: 'requiredComponents',
  __usePrivacyCheck__: true,
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
  // WeChat requires a list of the location interfaces that we use; choosing a place is the only one.
  ...(process.env.TARO_ENV === 'weapp' && { requiredPrivateInfos: ['chooseLocation'] }),
  // Page transitions on H5 (look.md, Motion); a mini-program has no such key. This file runs in the build, never in the app.
  ...(process.env.TARO_ENV === 'h5' && { animation: { duration: 200, delay: 0 } }),
});
