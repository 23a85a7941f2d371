import { first, insert, type Sql } from '../database';

/** The id of a device; undefined if it has none yet. */
export async function findDeviceId(sql: Sql, tokenHash: string): Promise<string | undefined> {
  const row = await first<{ const_id: string }>(
    sql,
    'select const_id from device_ids where token_hash = $1',
    [tokenHash],
  );
  return row?.const_id;
}

/** The id of a device; stores the proposed id if it has none yet. Two requests at once get the same id. */
export async function deviceIdOf(
  sql: Sql,
  { tokenHash, proposed, at }: { tokenHash: string; proposed: string; at: Date },
): Promise<string> {
  const row = await first<{ const_id: string }>(
    sql,
    `insert into device_ids (token_hash, const_id, at) values ($1, $2, $3)
     on conflict (token_hash) do update set token_hash = excluded.token_hash returning const_id`,
    [tokenHash, proposed, at],
  );
  return row?.const_id ?? '';
}

export interface DeviceReport {
  readonly kind: 'token' | 'error';
  readonly vendor: 'DX' | 'BX';
  readonly phone: string;
  readonly record: Readonly<Record<string, string>>;
}

export async function addDeviceReport(sql: Sql, at: Date, report: DeviceReport): Promise<void> {
  await insert(sql, 'device_reports', {
    at,
    kind: report.kind,
    vendor: report.vendor,
    phone: report.phone,
    record: JSON.stringify(report.record),
  });
}

/** Console: newest first; of all people without a phone. */
export function listDeviceReports(
  sql: Sql,
  limit: number,
  phone?: string,
): Promise<(DeviceReport & { readonly id: number; readonly at: Date })[]> {
  return sql.query(
    `select id, at, kind, vendor, phone, record from device_reports
     where $2::text is null or phone = $2 order by id desc limit $1`,
    [limit, phone ?? null],
  );
}
