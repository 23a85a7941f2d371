export interface PreviewPort {
  /** Address to show a picked picture; '' if it cannot be shown. */
  show(source: Blob | string): string;
  /** The picture is not needed any more. An image that shows it now, or will soon, may still do so. */
  release(address: string): void;
}
