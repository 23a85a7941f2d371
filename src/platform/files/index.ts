import type { FilesPort } from './definitions';

export type { FetchedFile, FetchedPicture, FilesPort, Unfetched } from './definitions';

export const files: FilesPort = {
  fetchFile: () => Promise.resolve({ kind: 'unavailable' }),
  givePdf: () => Promise.resolve({ kind: 'unavailable' }),
  pickPdf: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
  fetchPicture: () => Promise.resolve({ kind: 'unavailable' }),
};
