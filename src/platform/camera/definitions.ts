import type { PickOutcome } from '../album/definitions';

/** Spec §7 Native bridge handlers: handleCamera. */
export interface CameraPort {
  /** One photo, with the back camera by default. Always settles, also on cancel. */
  take(facing?: 'front' | 'back'): Promise<PickOutcome>;
}
