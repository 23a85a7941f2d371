import type WebpackChain from 'webpack-chain';

const ICONS = /[\\/]node_modules[\\/]@nutui[\\/]icons-react-taro[\\/]dist[\\/]es[\\/]index\.es\.js/;

/**
 * Leaves out the parts of NutUI that we do not use. Its components import icons from one index, which is marked as having side effects and
 * would add every icon to every page. Its texts share a module with a ConfigProvider that we do not use (styles/nutui.scss): the only
 * caller of lodash.
 */
export function onlyWhatIsUsed(chain: WebpackChain): void {
  chain.module.rule('only-what-is-used').test(ICONS).set('sideEffects', false);
  chain.merge({ resolve: { alias: { 'lodash.kebabcase': false } } });
}
