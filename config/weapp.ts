import type { IMiniAppConfig } from '@tarojs/taro/types/compile/config';
import { drawings } from './drawings';
import { Licences } from './licences';
import { mended } from './mended';
import { miniMends } from './miniMends';
import { lowerNewerSyntax } from './newer';
import { onlyWhatIsUsed } from './nutui';
import { modernWebpack } from './webpackSyntax';

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
  sassLoaderOption: drawings,
  miniCssExtractPluginOption: { ignoreOrder: true },
  webpackChain(chain) {
    chain.performance.hints(false);
    onlyWhatIsUsed(chain);
    lowerNewerSyntax(chain);
    mended(chain, miniMends);
    chain.plugin('licences').use(Licences);
    // jsencrypt asks for it when it loads; a mini-program has none, so it gets Taro's window, as for `window`.
    chain
      .plugin('providerPlugin')
      .tap(([given]: object[]) => [{ ...given, self: ['@tarojs/runtime', 'window'] }]);
    modernWebpack(chain);
    // Licence texts beside the scripts would count as package size.
    chain.optimization
      .minimizer('terserPlugin')
      .tap(([options]: object[]) => [{ ...options, extractComments: false }]);
  },
};
