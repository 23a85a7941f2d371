import type WebpackChain from 'webpack-chain';

/** Webpack's own lines around our modules, in the syntax that our oldest phones know (babel.config.js, package.json): they are shorter. */
export function modernWebpack(chain: WebpackChain): void {
  chain.output.set('environment', {
    arrowFunction: true,
    const: true,
    destructuring: true,
    forOf: true,
    templateLiteral: true,
    optionalChaining: false,
  });
}
