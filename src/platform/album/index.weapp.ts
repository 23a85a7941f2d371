import type { AlbumPort } from './definitions';
import { chooseImage } from './chooseImage';
import { saveToAlbum } from './saveToAlbum';

export type { AlbumPort, PickedFile, PickFailure, PickOutcome, SaveOutcome } from './definitions';

export const album: AlbumPort = {
  pick: () => chooseImage(['album']),
  pickOrTake: () => chooseImage(['camera', 'album']),
  save: saveToAlbum,
};
