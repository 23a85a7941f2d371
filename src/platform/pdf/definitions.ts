/** One page, ready to be drawn. */
export interface PdfPage {
  /** Height divided by width. */
  readonly ratio: number;
  /** The page's text, for screen readers; '' if the page is a picture. */
  text(): Promise<string>;
  /** Address of a picture of the page, `width` device pixels wide; release it after use. */
  draw(width: number): Promise<string>;
}

export interface PdfFile {
  readonly pageCount: number;
  /** Counted from 1. */
  page(number: number): Promise<PdfPage>;
  /** Frees a picture. */
  release(address: string): void;
  /** Frees the file and its worker. */
  close(): void;
}

/** `notPdf`: these bytes cannot be read; `unavailable`: this host draws no PDF (it opens the file itself). */
export type PdfOutcome =
  | { readonly kind: 'file'; readonly file: PdfFile }
  | { readonly kind: 'notPdf' }
  | { readonly kind: 'unavailable' };

export interface PdfPort {
  /** Reads a PDF; the bytes stay valid for the caller. The first call loads the reader, and rejects if that fails. */
  read(bytes: ArrayBuffer): Promise<PdfOutcome>;
}
