import type { AlbumPort } from './definitions';
import { chooseImage } from './chooseImage';

export type { AlbumPort, PickedFile, PickFailure, PickOutcome } from './definitions';

export const album: AlbumPort = {
  pick: () => chooseImage(['album']),
  pickOrTake: () => chooseImage(['camera', 'album']),
};
