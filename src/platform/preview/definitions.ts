export interface PreviewPort {
  /** Address to show a picked picture; '' if it cannot be shown. */
  show(source: Blob | string): string;
  /** Frees the address. */
  release(address: string): void;
}
