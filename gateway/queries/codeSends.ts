import { first, insert, type Sql } from '../database';

/** A code that was sent to a phone. Each kind is counted separately. */
export interface CodeSend {
  readonly kind: 'account' | 'card' | 'mail';
  readonly phone: string;
  /** Who asked for the code; '' if that is not counted. */
  readonly holder: string;
  /** Digest of the address that asked for the code; '' for this machine itself. */
  readonly source: string;
  readonly at: Date;
}

export interface Sends {
  readonly last: Date | null;
  readonly n: number;
}

/** Locks a phone, even one without a code yet: otherwise two sends at once could both pass the resend limit. */
export async function holdPhone(sql: Sql, phone: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`send:${phone}`]);
}

export const noteSend = (sql: Sql, send: CodeSend): Promise<void> => insert(sql, 'code_sends', send);

/** Deletes the record of a code that could not be sent, so that it is not counted. */
export async function takeSendBack(
  sql: Sql,
  { kind, phone, at }: Pick<CodeSend, 'kind' | 'phone' | 'at'>,
): Promise<void> {
  await sql.query('delete from code_sends where kind = $1 and phone = $2 and at = $3', [kind, phone, at]);
}

/** Time of the last send to this phone, for this holder or from this address, and the number of sends after `since`. */
export async function sendsOf(
  sql: Sql,
  kind: CodeSend['kind'],
  by: Partial<Pick<CodeSend, 'phone' | 'holder' | 'source'>>,
  since: Date,
): Promise<Sends> {
  const row = await first<Sends>(
    sql,
    `select max(at) as last, count(*) as n from code_sends
     where kind = $1 and at > $2 and ($3::text is null or phone = $3)
       and ($4::text is null or holder = $4) and ($5::text is null or source = $5)`,
    [kind, since, by.phone ?? null, by.holder ?? null, by.source ?? null],
  );
  return { last: row?.last ?? null, n: Number(row?.n ?? 0) };
}
