import { first, insert, type Sql } from '../database';
import { addPieces, readPieces } from './educationPieces';

const PIECES = 'voucher_pieces';

export interface VoucherRow {
  readonly file_id: string;
  readonly customer_id: number;
  /** Null until it is submitted. */
  readonly offline_no: string | null;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Of the content. */
  readonly digest: string;
  readonly uploaded_at: Date;
}

/** Writes the content before the row: outside a transaction, piece by piece. */
export const addVoucherContent = (
  sql: Sql,
  upload: { readonly uploadId: string; readonly customerId: number; readonly at: Date },
  content: Buffer,
): Promise<void> => addPieces(sql, upload, content, PIECES);

export async function addVoucher(sql: Sql, row: VoucherRow): Promise<void> {
  await insert(sql, 'vouchers', row);
}

/** Content that became no file. */
export async function dropVoucherContent(sql: Sql, uploadId: string): Promise<void> {
  await sql.query(
    'delete from voucher_pieces where upload_id = $1 and upload_id not in (select file_id from vouchers)',
    [uploadId],
  );
}

/** Deletes a voucher that was not submitted, with its content. */
export async function dropVoucher(sql: Sql, customerId: number, fileId: string): Promise<void> {
  await sql.query('delete from vouchers where customer_id = $1 and file_id = $2 and offline_no is null', [
    customerId,
    fileId,
  ]);
  await sql.query(
    `delete from voucher_pieces where customer_id = $1 and upload_id = $2
       and upload_id not in (select file_id from vouchers)`,
    [customerId, fileId],
  );
}

/** The vouchers of a repayment; null: those that wait for their submit. */
export function listVouchers(sql: Sql, customerId: number, offlineNo: string | null): Promise<VoucherRow[]> {
  return sql.query<VoucherRow>(
    `select * from vouchers where customer_id = $1 and offline_no is not distinct from $2::text
     order by uploaded_at, file_id`,
    [customerId, offlineNo],
  );
}

/** Whether this picture belongs to a repayment under review or booked. */
export async function isVoucherUsed(sql: Sql, customerId: number, digest: string): Promise<boolean> {
  const row = await first(
    sql,
    `select 1 as used from vouchers v join offline_repayments o using (offline_no)
     where v.customer_id = $1 and v.digest = $2 and o.state <> 'refused' limit 1`,
    [customerId, digest],
  );
  return row !== undefined;
}

/** How many of these waiting vouchers now belong to the repayment. */
export async function submitVouchers(
  sql: Sql,
  customerId: number,
  fileIds: readonly string[],
  offlineNo: string,
): Promise<number> {
  const rows = await sql.query(
    `update vouchers set offline_no = $3 where customer_id = $1 and file_id = any($2::text[]) and offline_no is null
     returning file_id`,
    [customerId, fileIds, offlineNo],
  );
  return rows.length;
}

/** Console: a voucher with its content. */
export async function voucherPicture(
  sql: Sql,
  fileId: string,
): Promise<{ type: string; content: Buffer } | undefined> {
  const row = await first<{ type: string }>(sql, 'select type from vouchers where file_id = $1', [fileId]);
  return row && { type: row.type, content: await readPieces(sql, fileId, PIECES) };
}
