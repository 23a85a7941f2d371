import { first, insert, type Sql } from '../database';
import { addPieces, readPieces, type Upload } from './pieces';

/** The tables that hold pictures, each with its content in pieces beside it. `of` is the column that says what a picture belongs to. */
const TABLES = {
  proof: { files: 'proof_files', pieces: 'proof_file_pieces', of: 'loan_no' },
  supplement: { files: 'supplement_files', pieces: 'supplement_file_pieces', of: 'supplement_no' },
  proposal: { files: 'proposal_files', pieces: 'proposal_file_pieces', of: 'propose_no' },
  voucher: { files: 'vouchers', pieces: 'voucher_pieces', of: 'offline_no' },
  cardProtocol: { files: 'card_protocols', pieces: 'card_protocol_pieces', of: 'card_id' },
} as const;

export type PictureKind = keyof typeof TABLES;

export interface PictureRow {
  readonly file_id: string;
  readonly customer_id: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Of the file as it was sent, and of the picture as it is kept: the same one again is recognised. */
  readonly digest: string;
  /** Null: it was stored as it was sent. */
  readonly drawn_digest: string | null;
  readonly uploaded_at: Date;
}

const COLUMNS = 'file_id, customer_id, name, type, bytes, digest, drawn_digest, uploaded_at';
const ORDER = 'order by uploaded_at, file_id';

/** The pictures of a loan, a complaint ..., oldest first. */
export function listPictures(sql: Sql, kind: PictureKind, of: string): Promise<PictureRow[]> {
  const table = TABLES[kind];
  return sql.query<PictureRow>(`select ${COLUMNS} from ${table.files} where ${table.of} = $1 ${ORDER}`, [of]);
}

/** The customer's pictures that belong to nothing yet: they wait to be sent in. */
export function waitingPictures(sql: Sql, kind: PictureKind, customerId: number): Promise<PictureRow[]> {
  const table = TABLES[kind];
  return sql.query<PictureRow>(
    `select ${COLUMNS} from ${table.files} where customer_id = $1 and ${table.of} is null ${ORDER}`,
    [customerId],
  );
}

/** Writes the content before the row: outside a transaction, piece by piece. */
export const addPictureContent = (
  sql: Sql,
  kind: PictureKind,
  upload: Upload,
  content: Buffer,
): Promise<void> => addPieces(sql, upload, content, TABLES[kind].pieces);

/** `of` null: the picture waits to be sent in. */
export async function addPicture(
  sql: Sql,
  kind: PictureKind,
  of: string | null,
  row: PictureRow,
): Promise<void> {
  const table = TABLES[kind];
  await insert(sql, table.files, { ...row, [table.of]: of });
}

/** How many of these waiting pictures now belong to `of`. */
export async function attachPictures(
  sql: Sql,
  kind: PictureKind,
  customerId: number,
  fileIds: readonly string[],
  of: string,
): Promise<number> {
  const table = TABLES[kind];
  const rows = await sql.query(
    `update ${table.files} set ${table.of} = $3
     where customer_id = $1 and file_id = any($2::text[]) and ${table.of} is null returning file_id`,
    [customerId, fileIds, of],
  );
  return rows.length;
}

/** Deletes a customer's picture with its content; `of` null: one that was not sent in. */
export async function dropPicture(
  sql: Sql,
  kind: PictureKind,
  customerId: number,
  of: string | null,
  fileId: string,
): Promise<void> {
  const table = TABLES[kind];
  const rows = await sql.query(
    `delete from ${table.files}
     where customer_id = $1 and file_id = $2 and ${table.of} is not distinct from $3::text returning file_id`,
    [customerId, fileId, of],
  );
  if (rows.length > 0) await dropPictureContent(sql, kind, fileId);
}

/** Content that is no picture's: the same picture was there, or the picture was deleted. */
export async function dropPictureContent(sql: Sql, kind: PictureKind, uploadId: string): Promise<void> {
  const table = TABLES[kind];
  await sql.query(
    `delete from ${table.pieces} where upload_id = $1 and upload_id not in
       (select file_id from ${table.files} where file_id = $1)`,
    [uploadId],
  );
}

/** Console: a picture with its content. */
export async function pictureContent(
  sql: Sql,
  kind: PictureKind,
  fileId: string,
): Promise<{ type: string; content: Buffer } | undefined> {
  const { files, pieces } = TABLES[kind];
  const row = await first<{ type: string }>(sql, `select type from ${files} where file_id = $1`, [fileId]);
  return row && { type: row.type, content: await readPieces(sql, fileId, pieces) };
}
