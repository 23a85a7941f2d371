import type { AlbumPort } from './definitions';

export type { AlbumPort, PickedFile, PickFailure, PickOutcome, SaveOutcome } from './definitions';

const unavailable = () => Promise.resolve({ ok: false, reason: 'unavailable' } as const);

export const album: AlbumPort = {
  pick: unavailable,
  pickOrTake: unavailable,
  save: () => Promise.resolve('unavailable'),
};
