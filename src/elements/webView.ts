import { defineCustomElement } from '@tarojs/components/dist/components/taro-web-view-core';
import { living } from './living';

export const WebView = /*@__PURE__*/ living('taro-web-view-core', defineCustomElement);
