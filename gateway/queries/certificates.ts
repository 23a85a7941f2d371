import { first, insert, type Sql } from '../database';

export interface CertificateRow {
  readonly certificate_id: string;
  readonly customer_id: number;
  readonly loan_no: string;
  readonly entry_no: number;
  readonly settled_on: string;
  readonly file_id: string;
  readonly code: string;
  readonly issued_at: Date;
  readonly amount: number;
  readonly drawn_on: string;
  /** The loan has an entry after the one that settled it. */
  readonly revoked: boolean;
}

const SELECT = `
  select c.certificate_id, c.customer_id, c.loan_no, c.entry_no, c.settled_on, c.file_id, c.code, c.issued_at,
    l.amount, l.drawn_on,
    exists (select 1 from postings p where p.loan_no = c.loan_no and p.entry_no > c.entry_no) as revoked
  from certificates c join loans l using (loan_no)`;

interface NewCertificate extends Omit<CertificateRow, 'amount' | 'drawn_on' | 'revoked'> {
  readonly code_hash: string;
  readonly title: string;
  readonly template_id: string;
}

/** Adds a certificate and its file. */
export async function addCertificate(sql: Sql, certificate: NewCertificate): Promise<void> {
  const { title, template_id, ...row } = certificate;
  const { file_id, customer_id, issued_at } = row;
  // Without a loan: the file is not one of the loan's contracts.
  await insert(sql, 'files', { file_id, customer_id, template_id, title, at: issued_at });
  await insert(sql, 'certificates', row);
}

export function listCertificates(sql: Sql, customerId: number): Promise<CertificateRow[]> {
  return sql.query<CertificateRow>(
    `${SELECT} where c.customer_id = $1 order by c.issued_at desc, c.entry_no desc, c.loan_no`,
    [customerId],
  );
}

export function certificateOfEntry(
  sql: Sql,
  loanNo: string,
  entryNo: number,
): Promise<CertificateRow | undefined> {
  return first<CertificateRow>(sql, `${SELECT} where c.loan_no = $1 and c.entry_no = $2`, [loanNo, entryNo]);
}

export function certificateById(sql: Sql, certificateId: string): Promise<CertificateRow | undefined> {
  return first<CertificateRow>(sql, `${SELECT} where c.certificate_id = $1`, [certificateId]);
}

/** A certificate without an owner check: the download ticket was the check. */
export function certificateOfFile(sql: Sql, fileId: string): Promise<CertificateRow | undefined> {
  return first<CertificateRow>(sql, `${SELECT} where c.file_id = $1`, [fileId]);
}

/** A certificate by the digest of its code. */
export function certificateByCode(sql: Sql, codeHash: string): Promise<CertificateRow | undefined> {
  return first<CertificateRow>(sql, `${SELECT} where c.code_hash = $1`, [codeHash]);
}
