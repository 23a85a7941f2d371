import type { IMiniAppConfig } from '@tarojs/taro/types/compile/config';
import { drawings } from './drawings';
import { Licences } from './licences';
import { cryptoMends } from './cryptoMends';
import { mended } from './mended';
import { miniMends } from './miniMends';
import { lowerNewerSyntax } from './newer';
import { onlyWhatIsUsed } from './nutui';
import { modernWebpack } from './webpackSyntax';

export const mini: IMiniAppConfig<'webpack5'> = {
  // A module that only one subpackage uses goes into that subpackage.
  optimizeMainPackage: { enable: true },
  // Nothing writes HTML into an element: Taro's parser stays out.
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
    mended(chain, { ...miniMends, ...cryptoMends });
    chain.plugin('licences').use(Licences);
    modernWebpack(chain);
    // Licence texts beside the scripts would count as package size.
    chain.optimization
      .minimizer('terserPlugin')
      .tap(([options]: object[]) => [{ ...options, extractComments: false }]);
  },
};
