import { first, insert, type Sql } from '../database';

export interface PaperRow {
  readonly file_id: string;
  readonly customer_id: number;
  /** JSON: what the paper says (documents/facts.ts). */
  readonly facts: string;
  /** The text that the facts fill; null if the words are among the facts. */
  readonly content: string | null;
  readonly digest: string;
}

/** `revoked`: a certificate that does not hold any more; it says so. */
export type Edition = 'issued' | 'revoked';

export interface StoredPdf {
  readonly content: Buffer;
  /** Lower-case hex SHA-256 of the content. */
  readonly digest: string;
}

interface NewPaper {
  readonly file_id: string;
  readonly customer_id: number;
  readonly template_digest: string | null;
  readonly facts: string;
  readonly digest: string;
}

/** Keeps the text of an agreement; a text that is kept already stays as it is. */
export async function keepText(
  sql: Sql,
  text: { digest: string; template_id: string; version: string; content: string },
): Promise<void> {
  await sql.query(
    `insert into template_texts (digest, template_id, version, content) values ($1, $2, $3, $4)
     on conflict (digest) do nothing`,
    [text.digest, text.template_id, text.version, text.content],
  );
}

/** Writes a paper down; one that is written down already stays as it is. */
export async function addPaper(sql: Sql, row: NewPaper): Promise<void> {
  await sql.query(
    `insert into papers (file_id, customer_id, template_digest, facts, digest) values ($1, $2, $3, $4, $5)
     on conflict (file_id) do nothing`,
    [row.file_id, row.customer_id, row.template_digest, row.facts, row.digest],
  );
}

export function paperOf(sql: Sql, fileId: string): Promise<PaperRow | undefined> {
  return first<PaperRow>(
    sql,
    `select p.file_id, p.customer_id, p.facts, t.content, p.digest
     from papers p left join template_texts t on t.digest = p.template_digest where p.file_id = $1`,
    [fileId],
  );
}

export function storedPdf(sql: Sql, fileId: string, edition: Edition): Promise<StoredPdf | undefined> {
  return first<StoredPdf>(
    sql,
    'select content, digest from paper_files where file_id = $1 and edition = $2',
    [fileId, edition],
  );
}

/** Keeps the file that is handed out; of two that are drawn at once the first one stays. */
export async function keepPdf(sql: Sql, fileId: string, edition: Edition, pdf: StoredPdf): Promise<void> {
  await sql.query(
    `insert into paper_files (file_id, edition, content, digest) values ($1, $2, $3, $4)
     on conflict (file_id, edition) do nothing`,
    [fileId, edition, pdf.content, pdf.digest],
  );
}

/** The papers of contracts are kept as long as the law asks; all others go. */
export async function keepPapersUntil(sql: Sql, customerId: number, until: string): Promise<void> {
  await sql.query(
    `update papers set kept_until = $2::date where customer_id = $1 and file_id in (
       select file_id from files where loan_no is not null and customer_id = $1
       union select file_id from certificates where customer_id = $1)`,
    [customerId, until],
  );
}

export async function addFile(
  sql: Sql,
  row: {
    readonly file_id: string;
    readonly customer_id: number;
    readonly template_id: string;
    readonly title: string;
    readonly sign_seq?: string;
    readonly at: Date;
  },
): Promise<void> {
  await insert(sql, 'files', row);
}
