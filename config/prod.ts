import type { UserConfigExport } from '@tarojs/cli';

/** For H5 only: WeChat minifies the mini-program's scripts again at upload. */
const small: UserConfigExport<'webpack5'> = {
  // The same code with short names for its private parts.
  alias: { mobx$: 'mobx/dist/mobx.esm.production.min.js' },
  terser: {
    enable: true,
    config: {
      ecma: 2018,
      // The first pass simplifies code (Stencil's flags that are always off), the second one drops it.
      compress: { passes: 2 },
      // Taro keeps both, for engines before ES5 and for readable stacks; for stacks a build with source maps is better.
      keep_fnames: false,
      output: { quote_keys: false, keep_quoted_props: false },
    },
  },
};

const production: UserConfigExport<'webpack5'> = {
  logger: { quiet: true, stats: false },
  ...(process.env['TARO_ENV'] === 'h5' && small),
};

export default production;
