/**
 * - `bytes`: the file, for one of our pages to draw
 * - `opened`: the host shows the file itself
 * - `network`: the server was not reached or did not answer in time; `refused`: the server said no (`status`)
 * - `unavailable`: this device cannot show such a file
 */
export type FileOutcome =
  | { readonly kind: 'bytes'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'opened' }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unavailable' };

/** A file on this device; `give` offers it as a download, or to the host's way of sending files (which needs a tap). False: it did not. */
export type FetchedFile =
  | { readonly kind: 'file'; readonly give: () => Promise<boolean> }
  | Exclude<FileOutcome, { readonly kind: 'bytes' | 'opened' }>;

export interface FilesPort {
  /** Fetches any file from an https address or our own origin, to give it to the person; 60 s at most. */
  fetchFile(url: string, fileName: string): Promise<FetchedFile>;
  /** Fetches a PDF from an https address or our own origin, and shows it if the host can; 60 s at most. */
  openPdf(url: string): Promise<FileOutcome>;
  /** Gives bytes to the person as a download. False: this host has no downloads. */
  save(bytes: ArrayBuffer, fileName: string, type: string): boolean;
}
