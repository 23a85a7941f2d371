import { pickByInput } from '../album/fileInput';
import type { FilesPort, Unfetched } from './definitions';
import { freeLater } from './freeLater';
import { saveBlob } from './saveBlob';

export type { FetchedFile, FetchedPicture, FilesPort, Unfetched } from './definitions';

/** Product decisions, "Two readings": uploads and downloads may take 60 s. */
const DOWNLOAD_MS = 60_000;

export const files: FilesPort = {
  async fetchFile(url, fileName) {
    const got = await fetchBlob(url);
    if (got.kind !== 'blob') return got;
    const type = fileName.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
    const give = () => Promise.resolve(saveBlob(new Blob([got.blob], { type }), fileName));
    return { kind: 'file', give };
  },
  async givePdf(url, fileName) {
    const got = await files.fetchFile(url, fileName);
    if (got.kind !== 'file') return got;
    return { kind: (await got.give()) ? 'given' : 'unavailable' };
  },
  pickPdf: () => pickByInput({ accept: 'application/pdf,.pdf' }),
  async fetchPicture(url) {
    const got = await fetchBlob(url);
    if (got.kind !== 'blob') return got;
    const address = URL.createObjectURL(got.blob);
    return { kind: 'picture', address, release: () => freeLater(address) };
  },
};

async function fetchBlob(url: string): Promise<{ readonly kind: 'blob'; readonly blob: Blob } | Unfetched> {
  const abort = new AbortController();
  const tooLong = setTimeout(() => abort.abort(), DOWNLOAD_MS);
  try {
    const answer = await fetch(url, { signal: abort.signal, credentials: 'omit' });
    if (!answer.ok) return { kind: 'refused', status: answer.status };
    return { kind: 'blob', blob: await answer.blob() };
  } catch {
    return { kind: 'network' };
  } finally {
    clearTimeout(tooLong);
  }
}
