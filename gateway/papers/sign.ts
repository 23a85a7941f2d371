import { drawPdf, examineOwn, type Drawable } from '../documents/drawing';
import type { Sql } from '../database';
import type { SignatureProvider } from '../providers/signature';
import { addIssuedPdf } from '../queries/issuedPdfs';
import type { GatewaySettings } from '../settings';
import { sha256 } from './facts';

export interface SignedPdf {
  readonly content: Buffer;
  readonly digest: string;
  readonly title: string;
  readonly signedAt: Date;
  /** Of who signed, in DER. */
  readonly certificate: Uint8Array;
}

/** Who signs, and when: the time of the person's signature, or of the issue. */
export interface Signing {
  readonly lender: string;
  readonly at: Date;
}

/**
 * Draws a document and has it signed by the lender. What the signer gives back is examined before anybody gets it. Rejects if it is not to be had
 * now.
 */
export async function signedPdf(
  { signer, settings }: { readonly signer: () => SignatureProvider; readonly settings: GatewaySettings },
  drawable: Drawable,
  { lender, at }: Signing,
): Promise<SignedPdf> {
  const { title, number } = drawable.document;
  const { servicePhone } = settings;
  const drawn = await drawPdf({
    ...drawable,
    seal: { lender, at, servicePhone, reason: `${title} ${number}` },
  });
  const outcome = await signer().sign(drawn, at);
  if (outcome.kind === 'unavailable') throw new Error('no signature for a paper');
  const { state, certificate } = await examineOwn(outcome.pdf);
  if (state !== 'whole' || certificate === undefined)
    throw new Error('a signature for a paper does not hold');
  return { content: outcome.pdf, digest: sha256(outcome.pdf), title, signedAt: at, certificate };
}

/** Remembers a signed file, so that anybody can check it. `fileId`: null for what is deleted after its download. */
export const remember = (
  sql: Sql,
  { certificate, ...signed }: SignedPdf,
  fileId: string | null,
): Promise<void> => addIssuedPdf(sql, { ...signed, certificate, fingerprint: sha256(certificate), fileId });
