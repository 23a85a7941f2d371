import type { PickedFile } from '../album/definitions';

/** A picture's longer side after preparing: text on an ID card or an A4 page stays readable. */
export const LONG_SIDE = 2400;
/** Of the JPEG, 0 to 1. At 2,400 px the worst photo stays below 5 MB; the gateway takes 8. */
export const QUALITY = 0.85;

/**
 * - `heic`: a phone format that this browser does not decode
 * - `large`: more pixels than this device can hold
 * - `unreadable`: broken, or no picture
 * - `unavailable`: this device cannot change pictures
 */
export type PictureFailure = 'heic' | 'large' | 'unreadable' | 'unavailable';

export type PictureOutcome =
  { readonly ok: true; readonly file: PickedFile } | { readonly ok: false; readonly reason: PictureFailure };

export interface PicturePort {
  /** The picked picture as a JPEG: upright, at most `LONG_SIDE`, without the camera's notes (place, time). Always settles. */
  prepare(picked: PickedFile): Promise<PictureOutcome>;
}
