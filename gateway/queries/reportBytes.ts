import { first, type Sql } from '../database';

/** Counts bytes of one sink for the hour that begins at `hour`. */
export async function addReportBytes(
  sql: Sql,
  { sink, source, hour, bytes }: { sink: string; source: string; hour: Date; bytes: number },
): Promise<void> {
  await sql.query(
    `insert into report_bytes (sink, source, hour, bytes) values ($1, $2, $3, $4)
     on conflict (sink, source, hour) do update set bytes = report_bytes.bytes + $4`,
    [sink, source, hour, bytes],
  );
}

/** Bytes counted in the hours from `since` on. */
export async function reportBytesSince(sql: Sql, sink: string, source: string, since: Date): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select coalesce(sum(bytes), 0) as n from report_bytes where sink = $1 and source = $2 and hour >= $3',
    [sink, source, since],
  );
  return Number(row?.n ?? 0);
}
