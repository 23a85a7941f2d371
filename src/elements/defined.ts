/**
 * The exports of `@tarojs/components/dist/components` that Taro's start uses on H5 (config/elements).
 */
export { defineCustomElementTaroTabbar } from './tabBar';

/** No page uses Taro's pull to refresh (test/elements), so the element that Taro registers at the start is left out. */
export function defineCustomElementTaroPullToRefreshCore(): void {}

// For Taro's picture preview, which we do not call: the build removes both again.
export { defineCustomElement as defineCustomElementTaroSwiperCore } from '@tarojs/components/dist/components/taro-swiper-core';
export { defineCustomElement as defineCustomElementTaroSwiperItemCore } from '@tarojs/components/dist/components/taro-swiper-item-core';
