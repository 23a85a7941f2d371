/** One page, ready to be drawn. */
export interface PdfPage {
  /** Height divided by width. */
  readonly ratio: number;
  /** Its words, for those who have them read out; '' where it is a picture. */
  text(): Promise<string>;
  /** Address of a picture of it, so many device pixels wide; release it after use. */
  draw(width: number): Promise<string>;
}

export interface PdfFile {
  readonly pageCount: number;
  /** Counted from 1. */
  page(number: number): Promise<PdfPage>;
  /** A picture is not needed any more. */
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
  /** Reads a PDF; the bytes stay the caller's. What reads them is fetched on the first call: it rejects where that does not arrive. */
  read(bytes: ArrayBuffer): Promise<PdfOutcome>;
}
