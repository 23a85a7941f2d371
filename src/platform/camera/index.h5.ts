import { pickByInput } from '../album/fileInput';
import type { CameraPort } from './definitions';

export type { CameraPort } from './definitions';
export type { PickedFile, PickFailure, PickOutcome } from '../album/definitions';

/** A browser without a camera opens its file picker instead. */
export const camera: CameraPort = {
  take: (facing = 'back') =>
    pickByInput({ accept: 'image/*', capture: facing === 'front' ? 'user' : 'environment' }),
};
