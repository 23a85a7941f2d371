import type { FilesPort } from './definitions';

export type { FetchedFile, FileOutcome, FilesPort } from './definitions';

export const files: FilesPort = {
  fetchFile: () => Promise.resolve({ kind: 'unavailable' }),
  openPdf: () => Promise.resolve({ kind: 'unavailable' }),
  save: () => false,
};
