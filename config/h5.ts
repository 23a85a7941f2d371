import { join } from 'node:path';
import type { IH5Config } from '@tarojs/taro/types/compile/config';
import { ChunkNames } from './chunkNames';
import { chunks } from './chunks';
import { drawings } from './drawings';
import { ourElements } from './elements';
import { InlineStyles } from './inlineStyles';
import { Licences } from './licences';
import { mended } from './mended';
import { mends } from './mends';
import { lowerNewerSyntax } from './newer';
import { onlyWhatIsUsed } from './nutui';
import { settings } from './settings';
import { TooOld } from './tooOld';
import { modernWebpack } from './webpackSyntax';

export const h5: IH5Config<'webpack5'> = {
  sourceMapType: 'source-map',
  publicPath: './',
  staticDirectory: 'static',
  // No basename: with '/' the 4.2.1 router cuts one character off every path and finds no page.
  router: { mode: 'hash' },
  esnextModules: ['@nutui'],
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'chunk/[name].[contenthash:8].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css',
  },
  htmlPluginOption: {
    // The page contains them already.
    inject: false,
    title: settings.TITLE,
    tabBarHeight: settings.TAB_BAR_HEIGHT,
    minify: { collapseWhitespace: true, removeComments: true, minifyCSS: true, minifyJS: true },
  },
  sassLoaderOption: drawings,
  postcss: {
    autoprefixer: { enable: true },
    // Taro 4.2.1 supports px (and then does not set the root font size); its types do not list it.
    pxtransform: { enable: true, config: { targetUnit: 'px' as 'rem' } },
    cssModules: { enable: false },
  },
  webpackChain(chain) {
    // Spec §9: milliseconds; after that the chunk counts as failed, and the person is offered a reload.
    chain.output.chunkLoadTimeout(120_000);
    chain.merge({ optimization: { splitChunks: chunks }, performance: { hints: false } });
    // Taro's styles embed an icon font that no page uses: as a separate file no browser requests it.
    chain.module
      .rule('font-in-rules')
      .set('mimetype', 'application/octet-stream')
      .set('type', 'asset/resource');
    onlyWhatIsUsed(chain);
    ourElements(chain);
    chain.plugin('licences').use(Licences);
    chain.plugin('too-old').use(TooOld);
    if (chain.get('mode') === 'production') {
      chain.plugin('chunk-names').use(ChunkNames);
      chain.plugin('inline-styles').use(InlineStyles);
    }
    mended(chain, mends);
    chain.module
      .rule('page-loads')
      .test(/[\\/]src[\\/]app\.config\.ts$/)
      .enforce('pre')
      .use('page-loads')
      .loader(join(process.cwd(), 'config/pageLoads.js'));
    lowerNewerSyntax(chain);
    modernWebpack(chain);
  },
};
