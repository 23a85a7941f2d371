import { soon } from '../../soon';
import type { Bank } from '../harness';
import { anotherOutbox } from '../messages/inbox';

/** What every call writes, no matter who makes it: sessions seen, nonces, limits of tries, access tokens, logs; and what the sweep of each minute has looked at. */
const NOISE = /^(nonces|access_tokens|arrivals|sessions|report_bytes|due_looks)$/;

/** SMS leave after the answer to the call that wrote them, some with the next sweep, and leave their mark in two tables. */
async function sendAllSms(bank: Bank): Promise<void> {
  await anotherOutbox(bank).flush();
  const leaving = `select sms_id from outgoing_sms where state = 'queued'`;
  await soon(async () => expect(await bank.db.query(leaving)).toEqual([]));
}

/** A digest of each table's rows, as soon as earlier calls write nothing more. */
export async function snapshotOf(bank: Bank): Promise<Record<string, string>> {
  await sendAllSms(bank);
  const { db } = bank;
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
