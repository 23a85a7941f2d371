import type { AlbumPort } from './definitions';

export type { AlbumPort, PickedFile, PickFailure, PickOutcome } from './definitions';

export const album: AlbumPort = { pick: () => Promise.resolve({ ok: false, reason: 'unavailable' }) };
