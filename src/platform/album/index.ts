import type { AlbumPort } from './definitions';

export type { AlbumPort, PickedFile, PickFailure, PickOutcome } from './definitions';

const unavailable = () => Promise.resolve({ ok: false, reason: 'unavailable' } as const);

export const album: AlbumPort = { pick: unavailable, pickOrTake: unavailable };
