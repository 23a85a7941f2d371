import type { IMiniAppConfig } from '@tarojs/taro/types/compile/config';
import { drawings } from './drawings';
import { Licences } from './licences';
import { newerSyntax } from './newer';
import { minifier as terserOptions } from './prod';
import { StableNames } from './stableNames';

export const mini: IMiniAppConfig<'webpack5'> = {
  // A module that only one subpackage uses goes into that subpackage.
  optimizeMainPackage: { enable: true },
  // Nothing writes HTML into an element, so leave out Taro's parser.
  runtime: { enableInnerHTML: false },
  postcss: {
    pxtransform: { enable: true, config: {} },
    url: { enable: true, config: { limit: 1024 } },
    cssModules: { enable: false },
  },
  compile: { include: newerSyntax },
  sassLoaderOption: drawings,
  miniCssExtractPluginOption: { ignoreOrder: true },
  webpackChain(chain) {
    chain.performance.hints(false);
    chain.plugin('licences').use(Licences);
    chain.plugin('stableNames').use(StableNames);
    // By what is in a chunk: the usual numbers follow its name, which has the folder in it.
    chain.optimization.set('chunkIds', 'natural');
    // jsencrypt asks for it when it loads; a mini-program has none, so it gets Taro's window, as for `window`.
    chain
      .plugin('providerPlugin')
      .tap(([given]: object[]) => [{ ...given, self: ['@tarojs/runtime', 'window'] }]);
    // Taro turns most steps of the minifier off for mini-programs; with its usual ones the main package stays within its limit.
    // Licence texts beside the scripts would count as package size.
    chain.optimization
      .minimizer('terserPlugin')
      .tap(([options]: object[]) => [{ ...options, terserOptions, extractComments: false }]);
  },
};
