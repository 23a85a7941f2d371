import { LRUCache } from 'lru-cache';

/** Long enough to look at all pages of a contract. */
const KEPT_MS = 60_000;
const MOST_KEPT = 32;

type Draw = () => Promise<Buffer>;

/** PDFs whose pages are being looked at: for each page the whole file would be drawn again. One that fails is not kept. */
const files = new LRUCache<string, Buffer, Draw>({
  max: MOST_KEPT,
  ttl: KEPT_MS,
  fetchMethod: (_fileId, _stale, { context }) => context(),
});

/** The file with this id, which is the same at any time. The caller has checked who asks for it. */
export const drawnOnce = (fileId: string, draw: Draw): Promise<Buffer> =>
  files.forceFetch(fileId, { context: draw });
