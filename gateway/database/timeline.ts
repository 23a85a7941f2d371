import { Client } from 'pg';
import { READ_ONLY } from './busy';

/** Of a server that reads and writes, its timeline: each promotion begins a new one. Null: it is a standby, or set to read only. */
const TIMELINE = `
  select case when current_setting('transaction_read_only') = 'off'
    then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

interface Row {
  readonly timeline: number | null;
}

/** A server that is not the one to write on, said as PostgreSQL says it to a statement that writes. */
class OtherThanPrimary extends Error {
  readonly code = READ_ONLY;
}

/** Timeline of the server at the end of this connection. Throws if it only reads, or is of a time before the timeline that is known then. */
export async function timelineOf(
  client: Pick<Client, 'query'>,
  known: () => number,
  mostMs: number,
): Promise<number> {
  const asked = { text: TIMELINE, query_timeout: mostMs };
  const timeline = (await client.query<Row>(asked)).rows[0]?.timeline ?? undefined;
  if (timeline === undefined) throw new OtherThanPrimary('the server is read-only, a standby');
  // It does not know what happened since another one was promoted.
  if (timeline < known()) throw new OtherThanPrimary('the server is a primary of before, come back');
  return timeline;
}

/** The same of the server at this address. */
async function timelineAt(connectionString: string, known: number, mostMs: number): Promise<number> {
  const client = new Client({ connectionString, connectionTimeoutMillis: mostMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await timelineOf(client, () => known, mostMs);
  } finally {
    // Not awaited: a server that is silent does not say goodbye.
    void client.end().catch(() => undefined);
  }
}

export interface Writable {
  readonly address: string;
  readonly timeline: number;
}

/**
 * Of these servers the one that reads and writes on the newest timeline, and none that is older than `known`; the first of several. Asks all at once,
 * since one that is gone may answer nothing, and waits for no other when it has found one that is newer than `known`.
 */
export async function newestOf(
  addresses: readonly string[],
  known: number,
  mostMs: number,
): Promise<Writable | undefined> {
  const timelines = new Map<string, number>();
  await new Promise<void>((resolve) => {
    const asked = addresses.map(async (address) => {
      const timeline = await timelineAt(address, known, mostMs);
      timelines.set(address, timeline);
      if (known > 0 && timeline > known) resolve();
    });
    void Promise.allSettled(asked).then(() => resolve());
  });
  const timeline = Math.max(...timelines.values());
  const address = addresses.find((one) => timelines.get(one) === timeline);
  return address === undefined ? undefined : { address, timeline };
}
