import type { PickOutcome } from '../album/definitions';

/** Spec §7 Native bridge handlers: handleCamera. */
export interface CameraPort {
  /** One photo, by the camera at the back unless `front` is asked for. Always settles, on cancel too. */
  take(facing?: 'front' | 'back'): Promise<PickOutcome>;
}
