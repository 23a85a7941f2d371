import type { ExportFormat } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

export interface DataExportRow {
  readonly export_no: string;
  readonly customer_id: number;
  readonly asked_at: Date;
  readonly expires_at: Date;
  /** The session that passed a check for it, and until when its files are handed out to it. */
  readonly open_for: string | null;
  readonly open_until: Date | null;
}

export interface ExportFileRow {
  readonly export_no: string;
  readonly format: ExportFormat;
  readonly taken_at: Date | null;
  readonly expires_at: Date;
}

/** A file with its content; null once it was deleted. */
export type ExportContent = ExportFileRow & {
  readonly content: Buffer | null;
  /** SHA-256 of the content as it was made; null: made before it was kept. */
  readonly digest: string | null;
  /** Who asked for the address, and until when it is good; null: before either was kept. */
  readonly session_hash: string | null;
  readonly ticket_until: Date | null;
};

const MOST_SHOWN = 10;

export async function addDataExport(
  sql: Sql,
  row: DataExportRow,
  files: Readonly<Record<ExportFormat, { readonly content: Buffer; readonly digest: string }>>,
): Promise<void> {
  await insert(sql, 'data_exports', row);
  const { export_no, expires_at } = row;
  for (const [format, { content, digest }] of Object.entries(files)) {
    await insert(sql, 'data_export_files', { export_no, format, content, digest, expires_at });
  }
}

/** Newest first. */
export function listDataExports(sql: Sql, customerId: number): Promise<DataExportRow[]> {
  return sql.query<DataExportRow>(
    'select * from data_exports where customer_id = $1 order by asked_at desc, export_no limit $2',
    [customerId, MOST_SHOWN],
  );
}

export function findDataExport(
  sql: Sql,
  customerId: number,
  exportNo: string,
): Promise<DataExportRow | undefined> {
  return first<DataExportRow>(sql, 'select * from data_exports where customer_id = $1 and export_no = $2', [
    customerId,
    exportNo,
  ]);
}

export function exportFiles(sql: Sql, exportNos: readonly string[]): Promise<ExportFileRow[]> {
  return sql.query<ExportFileRow>(
    `select export_no, format, taken_at, expires_at from data_export_files
     where export_no = any($1::text[]) order by format desc`,
    [exportNos],
  );
}

/** A check was passed in this session: the export is handed out to it until then. */
export async function openExport(
  sql: Sql,
  exportNo: string,
  sessionHash: string,
  until: Date,
): Promise<void> {
  await sql.query('update data_exports set open_for = $2, open_until = $3 where export_no = $1', [
    exportNo,
    sessionHash,
    until,
  ]);
}

/** A new address for one file; the one before stops working. */
export async function setExportTicket(
  sql: Sql,
  file: Pick<ExportFileRow, 'export_no' | 'format'>,
  link: { readonly hash: string; readonly sessionHash: string; readonly until: Date },
): Promise<void> {
  await sql.query(
    `update data_export_files set ticket_hash = $3, session_hash = $4, ticket_until = $5
     where export_no = $1 and format = $2`,
    [file.export_no, file.format, link.hash, link.sessionHash, link.until],
  );
}

/** Locks the file until the transaction ends: of two downloads at once only one finds it. */
export function lockExportFile(sql: Sql, hash: string): Promise<ExportContent | undefined> {
  return first<ExportContent>(
    sql,
    `select export_no, format, taken_at, expires_at, content, digest, session_hash, ticket_until from data_export_files
     where ticket_hash = $1 for update`,
    [hash],
  );
}

/** Downloaded: the content goes. */
export async function takeExportFile(
  sql: Sql,
  file: Pick<ExportFileRow, 'export_no' | 'format'>,
  at: Date,
): Promise<void> {
  await sql.query(
    'update data_export_files set taken_at = $3, content = null where export_no = $1 and format = $2',
    [file.export_no, file.format, at],
  );
}
