import { defineCustomElement } from '@tarojs/components/dist/components/taro-scroll-view-core';
import { living } from './living';

export const ScrollView = /*@__PURE__*/ living('taro-scroll-view-core', defineCustomElement);
