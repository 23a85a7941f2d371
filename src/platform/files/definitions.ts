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

export interface FilesPort {
  /** Fetches a PDF from an https address or our own origin, and shows it if the host can; 60 s at most. */
  openPdf(url: string): Promise<FileOutcome>;
  /** Gives bytes to the person as a download. False: this host has no downloads. */
  save(bytes: ArrayBuffer, fileName: string, type: string): boolean;
}
