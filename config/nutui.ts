import type WebpackChain from 'webpack-chain';

const ICONS = /[\\/]node_modules[\\/]@nutui[\\/]icons-react-taro[\\/]dist[\\/]es[\\/]index\.es\.js/;

/**
 * What NutUI brings along, and we have no use for: its parts take icons from one index, which says that it may not be left out and would
 * bring all that any page shows; its texts stand beside a ConfigProvider that we do not use (styles/nutui.scss), which alone calls lodash.
 */
export function onlyWhatIsUsed(chain: WebpackChain): void {
  chain.module.rule('only-what-is-used').test(ICONS).set('sideEffects', false);
  chain.merge({ resolve: { alias: { 'lodash.kebabcase': false } } });
}
