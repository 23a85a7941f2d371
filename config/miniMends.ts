import type { Mend } from './mended';

/** Defects of packages in the mini-program. */
export const miniMends: Readonly<Record<string, Mend>> = {
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
};
