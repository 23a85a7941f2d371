import { chooseImage } from '../album/chooseImage';
import type { CameraPort } from './index';

export type { CameraPort } from './index';
export type { PickedFile, PickFailure, PickOutcome } from '../album/definitions';

export const camera: CameraPort = { take: (facing = 'back') => chooseImage(['camera'], facing) };
