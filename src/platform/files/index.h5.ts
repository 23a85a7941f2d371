import type { FilesPort } from './definitions';
import { saveBlob } from './saveBlob';

export type { FileOutcome, FilesPort } from './definitions';

/** Product decisions, "Two readings": uploads and downloads may take 60 s. */
const DOWNLOAD_MS = 60_000;

export const files: FilesPort = {
  async openPdf(url) {
    const abort = new AbortController();
    const tooLong = setTimeout(() => abort.abort(), DOWNLOAD_MS);
    try {
      const answer = await fetch(url, { signal: abort.signal, credentials: 'omit' });
      if (!answer.ok) return { kind: 'refused', status: answer.status };
      return { kind: 'bytes', bytes: await answer.arrayBuffer() };
    } catch {
      return { kind: 'network' };
    } finally {
      clearTimeout(tooLong);
    }
  },
  save: (bytes, fileName, type) => saveBlob(new Blob([bytes], { type }), fileName),
};
