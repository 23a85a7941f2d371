import type { Database } from '../database';
import type { Allowed } from '../dear';
import { examineBrought } from '../documents/drawing';
import { triesOf } from '../handlers/login/wrongTries';
import { sha256 } from '../papers/facts';
import { readClock } from '../queries/clock';
import { isOwnCertificate, issuedPdf } from '../queries/issuedPdfs';

/** What is said about an uploaded file. */
export type PdfVerdict =
  | {
      readonly kind: 'ours' | 'oursRevoked';
      readonly title: string;
      readonly signedAt: Date;
      readonly print: string;
    }
  | { readonly kind: 'changed' | 'foreign' | 'noPdf' | 'tooLarge' }
  | { readonly kind: 'tooOften'; readonly waitMinutes: number };

interface Whole {
  readonly certificate: Uint8Array;
  readonly signedAt: string | undefined;
}

/** Files of one address: each is looked through from end to end. */
const LIMIT = { purpose: 'signed-file', most: 20, windowMs: 10 * 60_000 } as const;
const SECONDS_PER_MINUTE = 60;

/** Counts a file, and says how long to wait if there were too many. */
export async function waitOf(db: Database, address: string): Promise<PdfVerdict | undefined> {
  return db.tx(async (sql) => {
    const tries = await triesOf({ sql, now: await readClock(sql), address }, LIMIT);
    if (tries.waitSeconds > 0) {
      return { kind: 'tooOften', waitMinutes: Math.ceil(tries.waitSeconds / SECONDS_PER_MINUTE) };
    }
    await tries.wrong();
    return undefined;
  });
}

/** A whole file with the signature of somebody: whether that is us, and which paper it is. */
async function signedBy(db: Database, pdf: Buffer, { certificate, signedAt }: Whole): Promise<PdfVerdict> {
  const print = sha256(certificate);
  if (!(await isOwnCertificate(db, print))) return { kind: 'foreign' };
  const issued = await issuedPdf(db, sha256(pdf));
  if (issued === undefined) return { kind: 'ours', title: '', signedAt: new Date(signedAt ?? 0), print };
  const { title, signed_at, revoked } = issued;
  return { kind: revoked ? 'oursRevoked' : 'ours', title, signedAt: signed_at, print };
}

/** Whether a file is one of ours and unchanged. A file without our signature tells nothing else. */
export async function verdictOnPdf(db: Database, pdf: Buffer, allowed: Allowed): Promise<PdfVerdict> {
  if (!pdf.subarray(0, 1024).includes('%PDF-')) return { kind: 'noPdf' };
  const { state, certificate, signedAt } = await examineBrought(allowed, pdf);
  if (state === 'unsigned') return { kind: 'foreign' };
  // Anyone who has signed it: the byte that was changed may be one of the certificate.
  if (state === 'changed' || certificate === undefined) return { kind: 'changed' };
  return signedBy(db, pdf, { certificate, signedAt });
}
