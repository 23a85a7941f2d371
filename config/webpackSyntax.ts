import type WebpackChain from 'webpack-chain';

/** Webpack writes its lines around our modules in the newest syntax that our oldest phones know (babel.config.js, package.json): it is shorter. */
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
