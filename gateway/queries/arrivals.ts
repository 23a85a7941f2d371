import { first, type Sql } from '../database';
import { offsetAt } from './clock';

/** What every call asks before its body is read. */
interface ArrivalRow {
  /** Milliseconds from the machine's clock to the product's. */
  readonly offset_ms: number;
  /** The access token is known and has not expired. */
  readonly token_lives: boolean;
  /** A fault waits for this path. */
  readonly faulty: boolean;
}

/** One question to the database instead of four: it comes before each call. `at` is the machine's time. */
export async function readArrival(
  sql: Sql,
  call: { readonly path: string; readonly accessTokenHash: string; readonly at: Date },
): Promise<ArrivalRow> {
  const row = await first<ArrivalRow>(
    sql,
    `select offset_ms,
       exists (
         select from access_tokens
         where token_hash = $1 and expires_at > $2::timestamptz + offset_ms * interval '1 millisecond'
       ) as token_lives,
       exists (select from faults where path = $3 and (times_left is null or times_left > 0)) as faulty
     from (select ${offsetAt('$2')} as offset_ms from clock) as clock`,
    [call.accessTokenHash, call.at, call.path],
  );
  return row ?? { offset_ms: 0, token_lives: false, faulty: false };
}
