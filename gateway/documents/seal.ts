import { pdfkitAddPlaceholder } from '@signpdf/placeholder-pdfkit';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';

/** Who signs a PDF, what for and when, as a PDF reader shows it. */
export interface Seal {
  readonly lender: string;
  readonly reason: string;
  readonly servicePhone: string;
  readonly at: Date;
}

/** Leaves room for the lender's signature in a drawn document; before its end. */
export function leaveRoom(doc: PDFKit.PDFDocument, seal: Seal | undefined): void {
  if (seal === undefined) return;
  pdfkitAddPlaceholder({
    pdf: doc,
    // Of the package's older interface.
    pdfBuffer: Buffer.alloc(0),
    reason: seal.reason,
    name: seal.lender,
    contactInfo: seal.servicePhone,
    location: '中国',
    signingTime: seal.at,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
}
