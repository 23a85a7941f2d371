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

/** Open sheets: a second one may open before the first has moved out. */
let sheets = 0;
/** Fails on a page without the bar, which needs nothing. */
const ignore = (): void => undefined;

export const screen: ScreenPort = {
  drawsStandardBar: true,
  insets(): Insets {
    const { statusBarHeight = 0, safeArea, screenHeight } = Taro.getWindowInfo();
    const foot = safeArea ? Math.max(0, screenHeight - safeArea.bottom) : 0;
    return { top: `${statusBarHeight}px`, bottom: `${foot}px`, menuButton: menuButton() };
  },
  size() {
    const { windowWidth, windowHeight } = Taro.getWindowInfo();
    return { width: windowWidth, height: windowHeight };
  },
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
