import { first, insert, type Sql } from '../database';
import { addPieces, readPieces } from './educationPieces';

const PIECES = 'supplement_file_pieces';

export interface SupplementFileRow {
  readonly file_id: string;
  readonly supplement_no: string;
  readonly customer_id: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Of the content. */
  readonly digest: string;
  readonly uploaded_at: Date;
}

export function listSupplementFiles(sql: Sql, supplementNo: string): Promise<SupplementFileRow[]> {
  return sql.query<SupplementFileRow>(
    'select * from supplement_files where supplement_no = $1 order by uploaded_at, file_id',
    [supplementNo],
  );
}

/** Writes the content before the row: outside a transaction, piece by piece. */
export const addSupplementContent = (
  sql: Sql,
  upload: { readonly uploadId: string; readonly customerId: number; readonly at: Date },
  content: Buffer,
): Promise<void> => addPieces(sql, upload, content, PIECES);

export async function addSupplementFile(sql: Sql, row: SupplementFileRow): Promise<void> {
  await insert(sql, 'supplement_files', row);
}

/** Deletes a file of a supplement with its content. */
export async function dropSupplementFile(sql: Sql, supplementNo: string, fileId: string): Promise<void> {
  await sql.query(
    `delete from supplement_file_pieces where upload_id in
       (select file_id from supplement_files where supplement_no = $1 and file_id = $2)`,
    [supplementNo, fileId],
  );
  await sql.query('delete from supplement_files where supplement_no = $1 and file_id = $2', [
    supplementNo,
    fileId,
  ]);
}

/** Content that became no file: the same picture was there, or the upload was refused meanwhile. */
export async function dropSupplementContent(sql: Sql, uploadId: string): Promise<void> {
  await sql.query(
    'delete from supplement_file_pieces where upload_id = $1 and upload_id not in (select file_id from supplement_files)',
    [uploadId],
  );
}

/** Console: a file with its content. */
export async function supplementPicture(
  sql: Sql,
  fileId: string,
): Promise<{ type: string; content: Buffer } | undefined> {
  const row = await first<{ type: string }>(sql, 'select type from supplement_files where file_id = $1', [
    fileId,
  ]);
  return row && { type: row.type, content: await readPieces(sql, fileId, PIECES) };
}
