import type { PickOutcome } from '../album/definitions';

export interface CameraPort {
  /** One photo, by the camera at the back unless `front` is asked for. Always settles, on cancel too. */
  take(facing?: 'front' | 'back'): Promise<PickOutcome>;
}
