import type { Mend } from './mended';

/** Defects of packages on H5. */
export const mends: Readonly<Record<string, Mend>> = {
  /**
   * If a value changes before a field's first render (a draft is read, a phone is filled in), there is no element yet, and the console
   * shows an error. The first render shows the newest value anyway.
   */
  'early-value': {
    file: /[\\/]@tarojs[\\/]components[\\/]dist[\\/]components[\\/]taro-(input|textarea)-core\.js$/,
    search: /if \((this\.(?:input|textarea)Ref)\.value !== value\)/,
    by: 'if ($1 && $1.value !== value)',
  },
  /**
   * On a slow network a page may arrive after the person has gone back. It would then lie above the page that the address names.
   * At this point the router only checks whether the same page was requested again in the meantime.
   */
  'left-page': {
    file: /[\\/]@tarojs[\\/]router[\\/]dist[\\/](index\.(esm|cjs)|router[\\/]spa)\.js$/,
    search: /if \(!element \|\| currentLock !== postLock\)/,
    by: 'if (!element || currentLock !== postLock || history.location.pathname !== location.pathname)',
  },
  /** No screen is ever empty: the old page stays until the next one has arrived. */
  'page-on-view': {
    file: /[\\/]@tarojs[\\/]router[\\/]dist[\\/]router[\\/]spa\.js$/,
    search: /from '\.\/page\.js';/,
    by: "from '@/elements/pageHandler';",
  },
  /**
   * The person goes back before the code of the next page has loaded. That page is not in the stack yet, so the router would close the current
   * page and draw it again, without the typed text.
   */
  'page-not-left': {
    file: /[\\/]@tarojs[\\/]router[\\/]dist[\\/]router[\\/]spa\.js$/,
    search: /else if \(action === 'POP'\) \{/,
    by: "else if (action === 'POP' && handler.isAt(currentPage)) { stacks.delta = 0; handler.show(currentPage, pageConfig); } $&",
  },
  /** Back: Taro shows the page below only after the page above has slid away. Until then the person would see an empty background. */
  'page-below': {
    file: /[\\/]@tarojs[\\/]router[\\/]dist[\\/]router[\\/]spa\.js$/,
    search: /handler\.unload\(currentPage, delta, prevIndex > -1\);/,
    by: 'if (prevIndex > -1) handler.comeBack(stacks.getItem(prevIndex)); $&',
  },
  /** A page that replaces another one appears in its place, as in WeChat: only a page that comes on top slides in. */
  'replaced-page': {
    file: /[\\/]@tarojs[\\/]router[\\/]dist[\\/](index\.(esm|cjs)|router[\\/]spa)\.js$/,
    search: /handler\.load\(page, pageConfig, pageStampId, stacksIndex\);/,
    by: "handler.load(page, pageConfig, pageStampId, action === 'REPLACE' ? 0 : stacksIndex);",
  },
  /**
   * A new page is drawn in slices: React gives the browser a turn every few milliseconds, so on a cheap phone drawing does not hold up a tap
   * or the page that slides away. If the person leaves the page before it is drawn, it is not reported as drawn. Taro also measures the time
   * until then; nothing reads that, so it is dropped.
   */
  'page-in-slices': {
    file: /[\\/]@tarojs[\\/]plugin-framework-react[\\/]dist[\\/]runtime\.js$/,
    search:
      /this\.pages\.push\(page\);\s*this\.forceUpdate\(\(\.\.\.args\) => \{\s*perf\.stop\(PAGE_INIT\);\s*return cb\(\.\.\.args\);\s*\}\);/,
    by:
      'this.elements.push(page());' +
      ' const drawn = () => this.elements.some(({ props }) => props.tid === id) && cb();' +
      ' react.startTransition(() => this.forceUpdate(drawn));',
  },
};
