import Taro from '@tarojs/taro';
import type { Insets, MenuButton, ScreenPort } from './index';

export type { Insets, MenuButton, ScreenPort } from './index';

/** Some clients answer zeros until the first page is drawn: a height of 0 counts as no button. */
function menuButton(): MenuButton | null {
  try {
    const { top, height, left, width } = Taro.getMenuButtonBoundingClientRect();
    return height > 0 ? { top, height, left, width } : null;
  } catch {
    return null;
  }
}

/** Smaller than usual is not followed: small type is 12 px already. WeChat's guide for elderly people names up to 1.75. */
const LEAST_SCALE = 1;
const MOST_SCALE = 2;

/** The person's 字体大小 in WeChat, as a factor of its usual size. An older client does not tell it: then the usual size. */
function textScale(): number {
  try {
    const { fontSizeScaleFactor } = Taro.getAppBaseInfo() as { readonly fontSizeScaleFactor?: unknown };
    const told = Number(fontSizeScaleFactor);
    return told > 0 ? Math.min(MOST_SCALE, Math.max(LEAST_SCALE, told)) : 1;
  } catch {
    return 1;
  }
}

/** Open sheets: a second one may open before the first has moved out. */
let sheets = 0;
/** Fails on a page without the bar, which needs nothing. */
const ignore = (): void => undefined;

/** Before base library 2.20.1 there is only the call for everything at once; such a client shows one page (`update.hostTooOld`). */
const windowInfo = () => (Taro.canIUse('getWindowInfo') ? Taro.getWindowInfo() : Taro.getSystemInfoSync());

export const screen: ScreenPort = {
  drawsStandardBar: true,
  insets(): Insets {
    const { statusBarHeight = 0, safeArea, screenHeight } = windowInfo();
    const foot = safeArea ? Math.max(0, screenHeight - safeArea.bottom) : 0;
    return { top: `${statusBarHeight}px`, bottom: `${foot}px`, menuButton: menuButton() };
  },
  size() {
    const { windowWidth, windowHeight } = windowInfo();
    return { width: windowWidth, height: windowHeight };
  },
  textScale,
  onResize(changed) {
    Taro.onWindowResize(changed);
    return () => Taro.offWindowResize(changed);
  },
  // The bar is WeChat's own and lies over every page.
  cover() {
    sheets += 1;
    if (sheets === 1) Taro.hideTabBar({ animation: false }).catch(ignore);
    return () => {
      sheets -= 1;
      if (sheets === 0) Taro.showTabBar({ animation: false }).catch(ignore);
    };
  },
  // WeChat gives a mini-program a window with the shape of a phone.
  setFramed: () => undefined,
};
