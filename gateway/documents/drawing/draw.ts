import { certificatePdf, type Certificate } from '../certificate';
import type { Contract } from '../contract';
import { contractPdf } from '../contractPdf';
import { personalDataPdf, type PersonalDataDocument } from '../personalData';
import type { Seal } from '../seal';

/** A document that is drawn for somebody. */
export type Drawable =
  | { readonly kind: 'contract'; readonly document: Contract }
  | { readonly kind: 'certificate'; readonly document: Certificate }
  | { readonly kind: 'personalData'; readonly document: PersonalDataDocument };

export type DrawTask = Drawable & { readonly seal: Seal };

/** A PDF with room for the lender's signature. */
export function draw({ kind, document, seal }: DrawTask): Promise<Buffer> {
  switch (kind) {
    case 'contract':
      return contractPdf(document, seal);
    case 'certificate':
      return certificatePdf(document, seal);
    case 'personalData':
      return personalDataPdf(document, seal);
  }
}
