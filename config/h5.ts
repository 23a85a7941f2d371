import type { IH5Config } from '@tarojs/taro/types/compile/config';
import { chunks } from './chunks';
import { drawings } from './drawings';
import { ourElements } from './elements';
import { Licences } from './licences';
import { newerSyntax } from './newer';
import { settings } from './settings';
import { TooOld } from './tooOld';

export const h5: IH5Config<'webpack5'> = {
  sourceMapType: 'source-map',
  publicPath: './',
  staticDirectory: 'static',
  // No basename: with '/' the 4.2.1 router cuts one character off every path and finds no page.
  router: { mode: 'hash' },
  esnextModules: ['@nutui'],
  output: { filename: 'js/[name].[contenthash:6].js', chunkFilename: 'chunk/[name].[contenthash:6].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:6].css',
    // One hash for all: a second table of hashes in the app's first file would be larger than what a release loads again.
    chunkFilename: 'css/[name].[fullhash:6].css',
  },
  htmlPluginOption: {
    // The page contains them already.
    inject: false,
    title: settings.TITLE,
    tabBarHeight: settings.TAB_BAR_HEIGHT,
    minify: { collapseWhitespace: true, removeComments: true, minifyCSS: true, minifyJS: true },
  },
  compile: { include: newerSyntax },
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
    ourElements(chain);
    chain.plugin('licences').use(Licences);
    chain.plugin('too-old').use(TooOld);
  },
};
