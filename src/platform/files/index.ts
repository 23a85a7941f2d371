import type { FilesPort } from './definitions';

export type { FileOutcome, FilesPort } from './definitions';

export const files: FilesPort = {
  openPdf: () => Promise.resolve({ kind: 'unavailable' }),
  save: () => false,
};
