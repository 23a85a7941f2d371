import { PHONE_SIZE } from '../../journeys/driver/browser';
import type { ScreenFacts } from '../protocol';

const CAPSULE = { top: 48, width: 87, height: 32 };
const CAPSULE_MARGIN = 7;

export type ScreenSize = Pick<ScreenFacts, 'width' | 'height'>;

/** A phone with a status bar and the client's capsule at its right. */
export const screenOf = ({ width, height }: ScreenSize): ScreenFacts => ({
  width,
  height,
  pixelRatio: 2,
  statusBar: 44,
  tabBar: 56,
  navigationBar: 44,
  homeIndicator: 34,
  menuButton: { ...CAPSULE, left: width - CAPSULE_MARGIN - CAPSULE.width },
});

/** The phone of the journeys. */
export const screen: ScreenFacts = screenOf(PHONE_SIZE);
