export interface PreviewPort {
  /** Address by which a picked picture can be shown; '' where it cannot. */
  show(source: Blob | string): string;
  /** The address is not needed any more. */
  release(address: string): void;
}
