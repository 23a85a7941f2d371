import type { Mend } from './mended';

const POPUP = /[\\/]@nutui[\\/]nutui-react-taro[\\/]dist[\\/]es[\\/]packages[\\/]popup[\\/]popup\.js$/;

/** What the mini-program leaves out of packages, so that the main package stays small. */
export const miniMends: Readonly<Record<string, Mend>> = {
  /** A package that is taken whole brings what nobody asks for, such as Taro's parser of HTML. */
  'runtime-in-part': {
    file: /[\\/]@tarojs[\\/]taro[\\/]index\.js$/,
    search: /const \{ hooks \} = require\('@tarojs\/runtime'\)/,
    by: "const hooks = require('@tarojs/runtime').hooks",
  },
  /** NutUI's icons are `<i>`, for which there is no template without Taro's plugin for HTML elements: they were not drawn at all. */
  'icon-element': {
    file: /[\\/]@nutui[\\/]icons-react-taro[\\/]dist[\\/]es[\\/]icons[\\/]internal\.js$/,
    search: /tag: "i"/,
    by: 'tag: "view"',
  },
  /** The only other HTML element in what we use of NutUI. */
  'host-element': {
    file: /[\\/]@nutui[\\/]nutui-react-taro[\\/]dist[\\/]es[\\/]packages[\\/]collapseitem[\\/]collapseitem\.js$/,
    search: /createElement\("div",/,
    by: 'createElement(View,',
  },
  /** Of NutUI's popup we show the one at the bottom, with our own title (components/Sheet). The other rules are half of its style sheet. */
  'popup-at-bottom': {
    file: /[\\/]@nutui[\\/]nutui-react-taro[\\/]dist[\\/]es[\\/]packages[\\/]popup[\\/]style[\\/]style\.css$/,
    search:
      /^(?!.*slide-bottom)(?:(?:[^@{}\n]*,\n)*[^@{}\n]*\.nut-(?:rtl |popup-(?:title|center|left|right|top|slide-))[^{}]*\{[^}]*\}|@keyframes popup-(?:scale|fade|slide-(?:top|right|left))[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\})\n?/gm,
    by: '',
  },
  /** Its title bar, which we do not show, brings an icon and the texts and themes of all parts. */
  'popup-icon': {
    file: POPUP,
    search: /import \{ Close \} from "@nutui\/icons-react-taro";/,
    by: 'const Close = () => null;',
  },
  'popup-texts': {
    file: POPUP,
    search: /import \{ useConfig \} from "\.\.\/configprovider\/configprovider";/,
    by: 'const useConfig = () => ({ locale: {} });',
  },
};
