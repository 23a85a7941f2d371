import { pickByInput } from '../album/fileInput';
import type { PickOutcome } from '../album/definitions';

export type { PickedFile, PickFailure, PickOutcome } from '../album/definitions';

/** Spec §7 Native bridge handlers: handleCamera. */
export interface CameraPort {
  /** One photo, with the back camera by default. Always settles, also on cancel. */
  take(facing?: 'front' | 'back'): Promise<PickOutcome>;
}

/** A browser without a camera opens its file picker instead. */
export const camera: CameraPort = {
  take: (facing = 'back') =>
    pickByInput({ accept: 'image/*', capture: facing === 'front' ? 'user' : 'environment' }),
};
