import { pickByInput } from '../album/fileInput';
import { freeLater } from './freeLater';
import { saveBlob } from './saveBlob';
import type { PickOutcome } from '../album/definitions';

/**
 * - `network`: the server was not reached or did not answer in time
 * - `refused`: the server said no (`status`)
 */
export type Unfetched =
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unavailable' };

/** A file on this device. `give` offers it as a download, or opens the host's way to send files (which needs a tap). False if that failed. */
export type FetchedFile = { readonly kind: 'file'; readonly give: () => Promise<boolean> } | Unfetched;

/** A picture on this device, at an address that an image can show; `release` frees it. */
export type FetchedPicture =
  { readonly kind: 'picture'; readonly address: string; readonly release: () => void } | Unfetched;

/** Addresses are https or on our origin. Each fetch takes 60 s at most; `unavailable`: this device has no way to show or give it. */
export interface FilesPort {
  /** Fetches any file, to give it to the person. */
  fetchFile(url: string, fileName: string): Promise<FetchedFile>;
  /** Gives a PDF to the person: a browser downloads it, the mini-program's viewer opens it (its menu keeps and forwards it). */
  givePdf(url: string, fileName: string): Promise<{ readonly kind: 'given' } | Unfetched>;
  /** One PDF of this device, or of a chat of WeChat. Always settles, also on cancel. */
  pickPdf(): Promise<PickOutcome>;
  fetchPicture(url: string): Promise<FetchedPicture>;
}

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
