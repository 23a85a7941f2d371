import type { FileOutcome, FilesPort } from './definitions';
import { saveBlob } from './saveBlob';

export type { FetchedFile, FileOutcome, FilesPort } from './definitions';

/** Product decisions, "Two readings": uploads and downloads may take 60 s. */
const DOWNLOAD_MS = 60_000;

export const files: FilesPort = {
  async fetchFile(url, fileName) {
    const got = await fetchBytes(url);
    if (got.kind !== 'bytes') return got;
    const type = fileName.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
    const give = () => Promise.resolve(saveBlob(new Blob([got.bytes], { type }), fileName));
    return { kind: 'file', give };
  },
  openPdf: fetchBytes,
  save: (bytes, fileName, type) => saveBlob(new Blob([bytes], { type }), fileName),
};

async function fetchBytes(
  url: string,
): Promise<Extract<FileOutcome, { readonly kind: 'bytes' | 'network' | 'refused' }>> {
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
}
