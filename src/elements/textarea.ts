import { defineCustomElement } from '@tarojs/components/dist/components/taro-textarea-core';
import { living } from './living';

export const Textarea = /*@__PURE__*/ living('taro-textarea-core', defineCustomElement);
