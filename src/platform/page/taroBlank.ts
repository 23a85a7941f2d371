import Taro from '@tarojs/taro';

/** Taro catches an error of a page and leaves the page's root element without children. */
export function isBlank(): boolean {
  const { $taroPath } = Taro.getCurrentInstance().router ?? {};
  const root = $taroPath ? document.getElementById($taroPath) : null;
  return root !== null && root.childNodes.length === 0;
}
