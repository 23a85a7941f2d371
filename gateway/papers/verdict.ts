import type { Sql } from '../database';
import type { Allowed } from '../dear';
import { examineBrought } from '../documents/drawing';
import { triesOf, type Tried } from '../handlers/login/wrongTries';
import { isOwnCertificate, issuedPdf } from '../queries/issuedPdfs';
import { sha256 } from './facts';

/** What is said about an uploaded file. */
export type PdfVerdict =
  | {
      readonly kind: 'ours' | 'oursRevoked';
      readonly title: string;
      readonly signedAt: Date;
      readonly print: string;
    }
  | { readonly kind: 'changed' | 'foreign' | 'noPdf' };

interface Whole {
  readonly certificate: Uint8Array;
  readonly signedAt: string | undefined;
}

/** Files of one address or one customer: each is looked through from end to end. */
const LIMIT = { purpose: 'signed-file', most: 20, windowMs: 10 * 60_000 } as const;
const SECONDS_PER_MINUTE = 60;

/** Counts a file, in its own transaction; minutes to wait if there were too many, else 0. */
export async function minutesToWait(by: Tried): Promise<number> {
  const { waitSeconds, wrong } = await triesOf(by, LIMIT);
  if (waitSeconds === 0) await wrong();
  return Math.ceil(waitSeconds / SECONDS_PER_MINUTE);
}

/** A whole file with the signature of somebody: whether that is us, and which paper it is. */
async function signedBy(sql: Sql, pdf: Buffer, { certificate, signedAt }: Whole): Promise<PdfVerdict> {
  const print = sha256(certificate);
  if (!(await isOwnCertificate(sql, print))) return { kind: 'foreign' };
  const issued = await issuedPdf(sql, sha256(pdf));
  if (issued === undefined) return { kind: 'ours', title: '', signedAt: new Date(signedAt ?? 0), print };
  const { title, signed_at, revoked } = issued;
  return { kind: revoked ? 'oursRevoked' : 'ours', title, signedAt: signed_at, print };
}

/** Whether a file is one of ours and unchanged. A file without our signature tells nothing else. */
export async function verdictOnPdf(sql: Sql, pdf: Buffer, allowed: Allowed): Promise<PdfVerdict> {
  if (!pdf.subarray(0, 1024).includes('%PDF-')) return { kind: 'noPdf' };
  const { state, certificate, signedAt } = await examineBrought(allowed, pdf);
  if (state === 'unsigned') return { kind: 'foreign' };
  // No matter who signed it: the byte that was changed may be one of the certificate.
  if (state === 'changed' || certificate === undefined) return { kind: 'changed' };
  return signedBy(sql, pdf, { certificate, signedAt });
}
