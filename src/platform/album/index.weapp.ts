import type { AlbumPort } from './index';
import { chooseImage } from './chooseImage';
import { saveToAlbum } from './saveToAlbum';

export type { AlbumPort, PickedFile, PickFailure, PickOutcome, SaveOutcome } from './index';

export const album: AlbumPort = {
  pick: () => chooseImage(['album']),
  pickOrTake: () => chooseImage(['camera', 'album']),
  save: saveToAlbum,
};
