import { first, type Sql } from '../database';

/** Whether this picture belongs to a repayment under review or booked. */
export async function isVoucherUsed(
  sql: Sql,
  customerId: number,
  digests: { readonly digest: string; readonly drawn_digest: string | null },
): Promise<boolean> {
  const row = await first(
    sql,
    `select 1 as used from vouchers v join offline_repayments o using (offline_no)
     where v.customer_id = $1 and (v.digest = $2 or v.drawn_digest = $3) and o.state <> 'refused' limit 1`,
    [customerId, digests.digest, digests.drawn_digest],
  );
  return row !== undefined;
}
