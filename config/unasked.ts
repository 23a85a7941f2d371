import type { Mend } from './mended';

/** What Taro brings to a browser and nobody asks for there. */
export const unasked: Readonly<Record<string, Mend>> = {
  /** How the view of a mini-program hands its events over: 3 KB, since each page's settings name it. */
  'events-of-views': {
    file: /[\\/]@tarojs[\\/]runtime[\\/]dist[\\/]dsl[\\/]common\.js$/,
    search: / {4}config\.eh = eventHandler;\n/,
    by: '',
  },
  /** Interceptors of Taro's requests, which ours do not pass (src/platform/http). */
  interceptors: {
    file: /[\\/]@tarojs[\\/]api[\\/]dist[\\/]index\.js$/,
    search: / {4}Link,\n {4}interceptors,\n|,\n {4}interceptorify/g,
    by: '',
  },
  /** Colours and title of the router's own bar, which stands in no page (src/elements/titleBar). */
  'look-of-the-bar': {
    file: /[\\/]@tarojs[\\/]router[\\/]dist[\\/]router[\\/]spa\.js$/,
    search: / {8}let enablePullDownRefresh =[\s\S]+? {8}eventCenter\.trigger\('__taroSetNavigationStyle'.+\n/,
    by: '',
  },
  /** No page is pulled down to refresh (src/elements/defined). */
  'pull-down': {
    file: /[\\/]@tarojs[\\/]router[\\/]dist[\\/]router[\\/]spa\.js$/,
    search: /enablePullDownRefresh \? hooks\.call\('createPullDownComponent', [^)]+\) : el/,
    by: 'el',
  },
  /** `hide` and `addAnimation` of the router's pages, which ours replace (src/elements/pageHandler). */
  'replaced-methods': {
    file: /[\\/]@tarojs[\\/]router[\\/]dist[\\/]router[\\/]page\.js$/,
    search: / {4}hide\(page, animation = false\) \{[\s\S]+?\n( {4}getPageContainer\(page\) \{)/,
    by: '$1',
  },
};
