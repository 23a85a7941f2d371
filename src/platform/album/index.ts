import type { AlbumPort } from './definitions';
import { pickByInput } from './fileInput';
import { savePicture } from './savePicture';

export type { AlbumPort, PickedFile, PickFailure, PickOutcome, SaveOutcome } from './definitions';

/**
 * Since Android 14, Chromium opens a picker without a camera for an input that takes only pictures (crbug 40937303). One more type, which no file has,
 * brings back the picker with both. Other browsers open that one anyway.
 */
const BOTH = 'image/*,android/allowCamera';

const losesCamera = (): boolean =>
  /Android/i.test(navigator.userAgent) && !/Firefox/i.test(navigator.userAgent);

export const album: AlbumPort = {
  pick: () => pickByInput({ accept: 'image/*' }),
  pickOrTake: () => pickByInput({ accept: losesCamera() ? BOTH : 'image/*' }),
  save: savePicture,
};
