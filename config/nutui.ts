import type WebpackChain from 'webpack-chain';

const ICONS = /[\\/]node_modules[\\/]@nutui[\\/]icons-react-taro[\\/]dist[\\/]es[\\/]index\.es\.js/;

/**
 * Leaves out what NutUI carries and we do not use. Its parts import icons from one index, which is marked as having side effects and
 * would bring every icon of every page. Its texts share a module with a ConfigProvider that we do not use (styles/nutui.scss): the only
 * caller of lodash.
 */
export function onlyWhatIsUsed(chain: WebpackChain): void {
  chain.module.rule('only-what-is-used').test(ICONS).set('sideEffects', false);
  chain.merge({ resolve: { alias: { 'lodash.kebabcase': false } } });
}
