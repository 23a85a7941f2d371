export interface PreviewPort {
  /** Address to show a picked picture; '' if it cannot be shown. */
  show(source: Blob | string): string;
  /** The picture is not needed any more; an image that shows it, or is about to, may still do so. */
  release(address: string): void;
}
