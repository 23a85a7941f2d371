/** @jest-environment jest-fixed-jsdom */
import { defineCustomElement as defineInput } from '@tarojs/components/dist/components/taro-input-core';
import { defineCustomElement as defineTextarea } from '@tarojs/components/dist/components/taro-textarea-core';

interface Field extends HTMLElement {
  watchValue(value: string): void;
}

it.each([
  ['taro-input-core', defineInput],
  ['taro-textarea-core', defineTextarea],
])('%s takes a value that changes before it is first drawn', (tag, define) => {
  define();
  const field = document.createElement(tag) as Field;
  expect(() => field.watchValue('13800138000')).not.toThrow();
});
