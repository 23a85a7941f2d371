/**
 * - `bytes`: the file, for a page of ours to draw
 * - `opened`: the host shows the file itself
 * - `network`: not reached or not given in time; `refused`: the server said no (`status`)
 * - `unavailable`: this device shows no such file
 */
export type FileOutcome =
  | { readonly kind: 'bytes'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'opened' }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unavailable' };

export interface FilesPort {
  /** Fetches a PDF of an https or own address and shows it, where the host can; 60 s at most. */
  openPdf(url: string): Promise<FileOutcome>;
  /** Hands bytes to the person as a download. False: this host has no downloads. */
  save(bytes: ArrayBuffer, fileName: string, type: string): boolean;
}
