import { setImmediate as turn } from 'node:timers/promises';
import { first, insert, type Sql } from '../database';

/** Small enough that writing one piece does not noticeably block the database. */
const PIECE_BYTES = 128 * 1024;
/** An upload older than this that became no file is abandoned. */
const LEFT_MS = 60 * 60_000;

/** Tables with this shape. */
type PieceTable =
  | 'education_file_pieces'
  | 'proof_file_pieces'
  | 'voucher_pieces'
  | 'proposal_file_pieces'
  | 'card_protocol_pieces'
  | 'supplement_file_pieces';

export interface Upload {
  readonly uploadId: string;
  readonly customerId: number;
  readonly at: Date;
}

/** Writes the content of an upload; outside a transaction, so that other queries can run between the pieces. */
export async function addPieces(
  sql: Sql,
  { uploadId, customerId, at }: Upload,
  content: Buffer,
  table: PieceTable = 'education_file_pieces',
): Promise<void> {
  for (let from = 0; from < content.length; from += PIECE_BYTES) {
    await insert(sql, table, {
      upload_id: uploadId,
      part: from / PIECE_BYTES,
      customer_id: customerId,
      content: content.subarray(from, from + PIECE_BYTES),
      at,
    });
    await turn();
  }
}

/** The content of an upload, read piece by piece. */
export async function readPieces(
  sql: Sql,
  uploadId: string,
  table: PieceTable = 'education_file_pieces',
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for (let part = 0; ; part += 1) {
    const row = await first<{ content: Uint8Array }>(
      sql,
      `select content from ${table} where upload_id = $1 and part = $2`,
      [uploadId, part],
    );
    if (row === undefined) return Buffer.concat(pieces);
    pieces.push(row.content);
    await turn();
  }
}

/** Deletes the upload that a newer one has replaced, and abandoned uploads. */
export async function dropPieces(
  sql: Sql,
  customerId: number,
  { replaced, now }: { readonly replaced: string | undefined; readonly now: Date },
): Promise<void> {
  await sql.query(
    `delete from education_file_pieces where customer_id = $1 and (upload_id = $2 or (at < $3 and
       upload_id not in (select upload_id from education_files where customer_id = $1)))`,
    [customerId, replaced ?? '', new Date(now.getTime() - LEFT_MS)],
  );
}
