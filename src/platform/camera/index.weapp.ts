import { chooseImage } from '../album/chooseImage';
import type { CameraPort } from './definitions';

export type { CameraPort } from './definitions';
export type { PickedFile, PickFailure, PickOutcome } from '../album/definitions';

export const camera: CameraPort = { take: (facing = 'back') => chooseImage(['camera'], facing) };
