import { manipulatePropsFunction } from '@tarojs/components/lib/react/helper';
import { createReactComponent } from '@tarojs/components/lib/react/react-component-lib/createComponent';

/** One of Taro's own elements. `define`: registers it with the browser, once. */
export const living = (tag: string, define: () => void) =>
  createReactComponent(tag, undefined, manipulatePropsFunction, define);
