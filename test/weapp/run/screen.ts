import type { ScreenFacts } from '../protocol';

/** The phone of the journeys (375 × 812), with a status bar and the client's capsule. */
export const screen: ScreenFacts = {
  width: 375,
  height: 812,
  pixelRatio: 2,
  statusBar: 44,
  tabBar: 56,
  navigationBar: 44,
  menuButton: { left: 281, top: 48, width: 87, height: 32 },
};
