import { insert, type Sql } from '../database';

interface AssetTransferRow {
  readonly transfer_no: string;
  readonly loan_no: string;
  readonly assignee: string;
}

export async function addAssetTransfer(
  sql: Sql,
  row: AssetTransferRow & { readonly customerId: number; readonly at: Date },
): Promise<void> {
  await insert(sql, 'asset_transfers', {
    transfer_no: row.transfer_no,
    customer_id: row.customerId,
    loan_no: row.loan_no,
    assignee: row.assignee,
    at: row.at,
  });
}

/** Transfers that this customer has not read yet, oldest first. */
export function unreadAssetTransfers(sql: Sql, customerId: number): Promise<AssetTransferRow[]> {
  return sql.query<AssetTransferRow>(
    `select transfer_no, loan_no, assignee from asset_transfers
     where customer_id = $1 and read_at is null order by at, transfer_no`,
    [customerId],
  );
}

/** Marks a transfer as read; false if this customer has no such transfer. Repeating it changes nothing. */
export async function readAssetTransfer(
  sql: Sql,
  transfer: { transferNo: string; customerId: number; at: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `update asset_transfers set read_at = coalesce(read_at, $3) where transfer_no = $1 and customer_id = $2
     returning transfer_no`,
    [transfer.transferNo, transfer.customerId, transfer.at],
  );
  return rows.length === 1;
}

/** All transfers of a customer's loans, oldest first. */
export function assetTransfersOf(
  sql: Sql,
  customerId: number,
): Promise<(AssetTransferRow & { readonly at: Date })[]> {
  return sql.query(
    'select transfer_no, loan_no, assignee, at from asset_transfers where customer_id = $1 order by at, transfer_no',
    [customerId],
  );
}
