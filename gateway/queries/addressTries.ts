import { first, type Sql } from '../database';

interface AddressTriesRow {
  readonly since: Date;
  readonly tries: number;
}

interface Window {
  readonly purpose: string;
  /** Digest of the address. */
  readonly source: string;
  readonly now: Date;
  /** A window that began at or before this time is over. */
  readonly overBefore: Date;
}

/** The address's window; starts a new one if the last is over. Locked until the transaction ends, so that tries at once queue up. */
export async function lockTries(
  sql: Sql,
  { purpose, source, now, overBefore }: Window,
): Promise<AddressTriesRow> {
  const row = await first<AddressTriesRow>(
    sql,
    `insert into address_tries as t (purpose, source, since, tries) values ($1, $2, $3, 0)
     on conflict (purpose, source) do update set
       since = case when t.since <= $4 then $3 else t.since end,
       tries = case when t.since <= $4 then 0 else t.tries end
     returning since, tries`,
    [purpose, source, now, overBefore],
  );
  if (row === undefined) throw new Error('no window of tries');
  return row;
}

/** Counts one wrong try; call `lockTries` first, which opens the window. */
export async function addTry(
  sql: Sql,
  { purpose, source }: Pick<Window, 'purpose' | 'source'>,
): Promise<void> {
  await sql.query('update address_tries set tries = tries + 1 where purpose = $1 and source = $2', [
    purpose,
    source,
  ]);
}

/** Deletes windows that are over. Skips locked rows, so that requests do not wait for each other here. */
export async function dropTries(
  sql: Sql,
  { purpose, overBefore }: Pick<Window, 'purpose' | 'overBefore'>,
): Promise<void> {
  await sql.query(
    `delete from address_tries where (purpose, source) in (
       select purpose, source from address_tries where purpose = $1 and since <= $2 for update skip locked)`,
    [purpose, overBefore],
  );
}
