import { defineCustomElement } from '@tarojs/components/dist/components/taro-input-core';
import { living } from './living';

export const Input = /*@__PURE__*/ living('taro-input-core', defineCustomElement);
