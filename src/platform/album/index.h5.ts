import type { AlbumPort } from './definitions';
import { pickByInput } from './fileInput';

export type { AlbumPort, PickedFile, PickFailure, PickOutcome } from './definitions';

export const album: AlbumPort = { pick: () => pickByInput({ accept: 'image/*' }) };
