import { defineCustomElement } from '@tarojs/components/dist/components/taro-image-core';
import { living } from './living';

export const Image = /*@__PURE__*/ living('taro-image-core', defineCustomElement);
