import { first, type Sql } from '../database';

export interface IssuedPdf {
  readonly title: string;
  readonly signed_at: Date;
  /** A certificate whose loan has a later entry. */
  readonly revoked: boolean;
}

/** Remembers a signed file by its digest, and the certificate that signed it. */
export async function addIssuedPdf(
  sql: Sql,
  issued: {
    readonly digest: string;
    readonly title: string;
    readonly signedAt: Date;
    readonly fingerprint: string;
    readonly certificate: Uint8Array;
    readonly fileId: string | null;
  },
): Promise<void> {
  await sql.query(
    `insert into signing_certificates (fingerprint, certificate, first_used_at) values ($1, $2, $3)
     on conflict (fingerprint) do nothing`,
    [issued.fingerprint, Buffer.from(issued.certificate), issued.signedAt],
  );
  await sql.query(
    `insert into issued_pdfs (digest, title, signed_at, fingerprint, file_id) values ($1, $2, $3, $4, $5)
     on conflict (digest) do nothing`,
    [issued.digest, issued.title, issued.signedAt, issued.fingerprint, issued.fileId],
  );
}

/** Whether papers of ours were signed with this certificate, today or before. */
export async function isOwnCertificate(sql: Sql, fingerprint: string): Promise<boolean> {
  const rows = await sql.query('select 1 from signing_certificates where fingerprint = $1', [fingerprint]);
  return rows.length === 1;
}

/** Which paper a signed file is. */
export function issuedPdf(sql: Sql, digest: string): Promise<IssuedPdf | undefined> {
  return first<IssuedPdf>(
    sql,
    `select i.title, i.signed_at, exists (
       select 1 from certificates c join postings p on p.loan_no = c.loan_no and p.entry_no > c.entry_no
       where c.file_id = i.file_id) as revoked
     from issued_pdfs i where i.digest = $1`,
    [digest],
  );
}
