import { first, insert, type Sql } from '../database';
import { addPieces, readPieces } from './educationPieces';

const PIECES = 'proposal_file_pieces';

export interface ProposalFileRow {
  readonly file_id: string;
  readonly customer_id: number;
  /** Null until it is sent in. */
  readonly propose_no: string | null;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Of the content. */
  readonly digest: string;
  readonly uploaded_at: Date;
}

/** Writes the content before the row: outside a transaction, piece by piece. */
export const addProposalContent = (
  sql: Sql,
  upload: { readonly uploadId: string; readonly customerId: number; readonly at: Date },
  content: Buffer,
): Promise<void> => addPieces(sql, upload, content, PIECES);

export async function addProposalFile(sql: Sql, row: ProposalFileRow): Promise<void> {
  await insert(sql, 'proposal_files', row);
}

/** Those of a proposal; null: those that wait to be sent in. */
export function listProposalFiles(
  sql: Sql,
  customerId: number,
  proposeNo: string | null,
): Promise<ProposalFileRow[]> {
  return sql.query<ProposalFileRow>(
    `select * from proposal_files where customer_id = $1 and propose_no is not distinct from $2::text
     order by uploaded_at, file_id`,
    [customerId, proposeNo],
  );
}

/** Deletes a picture that was not sent in, with its content. */
export async function dropProposalFile(sql: Sql, customerId: number, fileId: string): Promise<void> {
  await sql.query(
    'delete from proposal_files where customer_id = $1 and file_id = $2 and propose_no is null',
    [customerId, fileId],
  );
  await dropProposalContent(sql, customerId, fileId);
}

/** Content that is no file, or no longer one. */
export async function dropProposalContent(sql: Sql, customerId: number, uploadId: string): Promise<void> {
  await sql.query(
    `delete from proposal_file_pieces where customer_id = $1 and upload_id = $2
       and upload_id not in (select file_id from proposal_files)`,
    [customerId, uploadId],
  );
}

/** How many of these waiting pictures now belong to the proposal. */
export async function attachProposalFiles(
  sql: Sql,
  customerId: number,
  fileIds: readonly string[],
  proposeNo: string,
): Promise<number> {
  const rows = await sql.query(
    `update proposal_files set propose_no = $3
     where customer_id = $1 and file_id = any($2::text[]) and propose_no is null returning file_id`,
    [customerId, fileIds, proposeNo],
  );
  return rows.length;
}

/** Console: a picture with its content. */
export async function proposalPicture(
  sql: Sql,
  fileId: string,
): Promise<{ type: string; content: Buffer } | undefined> {
  const row = await first<{ type: string }>(sql, 'select type from proposal_files where file_id = $1', [
    fileId,
  ]);
  return row && { type: row.type, content: await readPieces(sql, fileId, PIECES) };
}
