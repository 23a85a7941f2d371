import { first, type Sql } from '../database';

/** How many times as fast as the machine's clock the product's can run. */
export const CLOCK_RATES = [1, 60, 1440] as const;
export type ClockRate = (typeof CLOCK_RATES)[number];

/** Milliseconds from the machine's clock to the product's at `at`, an SQL expression for a machine time. */
export const offsetAt = (at: string): string =>
  `offset_ms + ((rate - 1) * extract(epoch from (${at}::timestamptz - rate_from)) * 1000)::bigint`;

/** The product's clock: the machine's plus the stored offset, which grows while the clock runs fast. */
export async function readClock(sql: Sql): Promise<Date> {
  const at = new Date();
  const row = await first<{ ahead: number }>(sql, `select ${offsetAt('$1')} as ahead from clock`, [at]);
  return new Date(at.getTime() + (row?.ahead ?? 0));
}

export async function advanceClock(sql: Sql, ms: number): Promise<void> {
  await sql.query('update clock set offset_ms = offset_ms + $1', [ms]);
}

export async function clockRate(sql: Sql): Promise<ClockRate> {
  const row = await first<{ rate: ClockRate }>(sql, 'select rate from clock');
  return row?.rate ?? 1;
}

/** From now on the clock runs at this rate; what it has gained so far stays. */
export async function setClockRate(sql: Sql, rate: ClockRate): Promise<void> {
  await sql.query(`update clock set offset_ms = ${offsetAt('$2')}, rate = $1, rate_from = $2`, [
    rate,
    new Date(),
  ]);
}

/** Only before anything is written: what is written stays in the product's past. */
export async function startClockAt(sql: Sql, at: Date): Promise<void> {
  await sql.query('update clock set offset_ms = $1, rate = 1', [at.getTime() - Date.now()]);
}
