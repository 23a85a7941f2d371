import { saveBlob } from '../files/saveBlob';
import type { SaveOutcome } from './definitions';

/** A browser has no album: the picture becomes a download. */
export function savePicture(base64: string, fileName: string): Promise<SaveOutcome> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const type = fileName.endsWith('.gif') ? 'image/gif' : 'image/png';
  return Promise.resolve(saveBlob(new Blob([bytes], { type }), fileName) ? 'handed' : 'unavailable');
}
