/**
 * What Taro's start takes from `@tarojs/components/dist/components` on H5 (config/elements).
 */
export { defineCustomElementTaroTabbar } from './tabBar';

/** No page is pulled down to refresh (test/elements): the element that Taro registers at the start is not brought along. */
export function defineCustomElementTaroPullToRefreshCore(): void {}

// For Taro's picture preview, which we do not call: the build leaves both out again.
export { defineCustomElement as defineCustomElementTaroSwiperCore } from '@tarojs/components/dist/components/taro-swiper-core';
export { defineCustomElement as defineCustomElementTaroSwiperItemCore } from '@tarojs/components/dist/components/taro-swiper-item-core';
