import type { ScreenPort } from './definitions';

export type { Insets, MenuButton, ScreenPort } from './definitions';

/** Without a device there is no screen, and no insets. */
export const screen: ScreenPort = {
  insets: () => ({ top: '0px', bottom: '0px', menuButton: null }),
  size: () => ({ width: 0, height: 0 }),
  onResize: () => () => undefined,
  cover: () => () => undefined,
  drawsStandardBar: false,
  setFramed: () => undefined,
};
