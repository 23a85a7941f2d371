import type { UserConfigExport } from '@tarojs/cli';

/** Of H5 only: the mini-program's scripts are made smaller once more by WeChat's upload. */
const small: UserConfigExport<'webpack5'> = {
  // The same code with short names of what is private to it.
  alias: { mobx$: 'mobx/dist/mobx.esm.production.min.js' },
  terser: {
    enable: true,
    config: {
      ecma: 2018,
      // Code made shorter by one pass (flags of Stencil's that are always off) is dropped by the next.
      compress: { passes: 2 },
      // Taro keeps both, for engines before ES5 and for readers of stacks; a build with source maps tells these more.
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
