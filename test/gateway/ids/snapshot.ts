import type { Database } from '../../../gateway/database';

/** What every call writes, whoever makes it: sessions seen, nonces, limits of tries, access tokens, logs. */
const NOISE = /^(nonces|access_tokens|arrivals|sessions|report_bytes)$/;

/** A digest of each table's rows. */
export async function snapshotOf(db: Database): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !NOISE.test(name));
  const digests = names.map(
    (name) =>
      `select '${name}' as name, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${name} t`,
  );
  const rows = await db.query<{ name: string; digest: string }>(digests.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
