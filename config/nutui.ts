import type WebpackChain from 'webpack-chain';

/**
 * What NutUI brings along, and does not say that it may be left out: its parts take icons from one index, which would bring all that any page
 * shows; its texts stand beside a ConfigProvider that we do not use (styles/nutui.scss), with the lodash function it needs.
 */
const ONLY_WHAT_IS_USED =
  /[\\/]node_modules[\\/](@nutui[\\/]icons-react-taro[\\/]dist[\\/]es[\\/]index\.es\.js|lodash\.kebabcase[\\/])/;

export function onlyWhatIsUsed(chain: WebpackChain): void {
  chain.module.rule('only-what-is-used').test(ONLY_WHAT_IS_USED).set('sideEffects', false);
}
