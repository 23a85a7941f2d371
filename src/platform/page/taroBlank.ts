import Taro from '@tarojs/taro';

/** Taro catches an error of a page above the page and leaves its root element without children. */
export function isBlank(): boolean {
  const { $taroPath } = Taro.getCurrentInstance().router ?? {};
  const root = $taroPath ? document.getElementById($taroPath) : null;
  return root !== null && root.childNodes.length === 0;
}
