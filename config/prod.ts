import type { UserConfigExport } from '@tarojs/cli';

export const minifier = {
  ecma: 2018,
  // The first pass simplifies code (Stencil's flags that are always off), the second one drops it.
  compress: { passes: 2 },
  // Taro keeps both, for engines before ES5 and for readable stacks; for stacks a build with source maps is better.
  keep_fnames: false,
  // A Chinese character takes three bytes, escaped six.
  output: { comments: false, quote_keys: false, keep_quoted_props: false, ascii_only: false },
} as const;

const production: UserConfigExport<'webpack5'> = {
  logger: { quiet: true, stats: false },
  // The same code with short names for its private parts.
  // No component is a class, so only the part of mobx-react for functions is used.
  alias: { mobx$: 'mobx/dist/mobx.esm.production.min.js', 'mobx-react$': 'mobx-react-lite' },
  terser: {
    enable: true,
    config: minifier,
  },
};

export default production;
