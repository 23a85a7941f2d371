import { first, insert, type Sql } from '../database';
import { addPieces, readPieces } from './educationPieces';

const PIECES = 'proof_file_pieces';

export interface ProofFileRow {
  readonly file_id: string;
  readonly loan_no: string;
  readonly customer_id: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Of the content. */
  readonly digest: string;
  readonly uploaded_at: Date;
}

export function listProofFiles(sql: Sql, loanNo: string): Promise<ProofFileRow[]> {
  return sql.query<ProofFileRow>(
    'select * from proof_files where loan_no = $1 order by uploaded_at, file_id',
    [loanNo],
  );
}

/** Writes the content before the row: outside a transaction, piece by piece. */
export const addProofContent = (
  sql: Sql,
  upload: { readonly uploadId: string; readonly customerId: number; readonly at: Date },
  content: Buffer,
): Promise<void> => addPieces(sql, upload, content, PIECES);

export async function addProofFile(sql: Sql, row: ProofFileRow): Promise<void> {
  await insert(sql, 'proof_files', row);
}

/** Deletes a file of a loan with its content. */
export async function dropProofFile(sql: Sql, loanNo: string, fileId: string): Promise<void> {
  await sql.query(
    `delete from proof_file_pieces where upload_id in
       (select file_id from proof_files where loan_no = $1 and file_id = $2)`,
    [loanNo, fileId],
  );
  await sql.query('delete from proof_files where loan_no = $1 and file_id = $2', [loanNo, fileId]);
}

/** Content that became no file: the same picture was there, or the upload was refused meanwhile. */
export async function dropProofContent(sql: Sql, uploadId: string): Promise<void> {
  await sql.query(
    'delete from proof_file_pieces where upload_id = $1 and upload_id not in (select file_id from proof_files)',
    [uploadId],
  );
}

/** Console: a file with its content. */
export async function proofPicture(
  sql: Sql,
  fileId: string,
): Promise<{ type: string; content: Buffer } | undefined> {
  const row = await first<{ type: string }>(sql, 'select type from proof_files where file_id = $1', [fileId]);
  return row && { type: row.type, content: await readPieces(sql, fileId, PIECES) };
}
