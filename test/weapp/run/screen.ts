import { PHONE_SIZE } from '../../journeys/driver/browser';
import type { ScreenFacts } from '../protocol';

const CAPSULE = { top: 48, width: 87, height: 32 };
const CAPSULE_MARGIN = 7;

/** The phone of the journeys, with a status bar and the client's capsule at its right. */
export const screen: ScreenFacts = {
  ...PHONE_SIZE,
  pixelRatio: 2,
  statusBar: 44,
  tabBar: 56,
  navigationBar: 44,
  menuButton: { ...CAPSULE, left: PHONE_SIZE.width - CAPSULE_MARGIN - CAPSULE.width },
};
