import type { PicturePort } from './definitions';

export type { PictureFailure, PictureOutcome, PicturePort } from './definitions';

export const picture: PicturePort = {
  prepare: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
};
