import { first, insert, type Sql } from '../database';

/** A code that was sent to a phone. Kinds are counted by themselves. */
export interface CodeSend {
  readonly kind: 'account' | 'card';
  readonly phone: string;
  /** Who asked for it; '' where that is not counted. */
  readonly holder: string;
  /** From which address it was asked for, by a digest; '' for this machine itself. */
  readonly source: string;
  readonly at: Date;
}

export interface Sends {
  readonly last: Date | null;
  readonly n: number;
}

/** One send at a time to a phone, also to one that has no code yet: two at once do not both find the minute free. */
export async function holdPhone(sql: Sql, phone: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`send:${phone}`]);
}

export const noteSend = (sql: Sql, send: CodeSend): Promise<void> => insert(sql, 'code_sends', send);

/** It did not go out, and counts for nothing. */
export async function takeSendBack(
  sql: Sql,
  { kind, phone, at }: Pick<CodeSend, 'kind' | 'phone' | 'at'>,
): Promise<void> {
  await sql.query('delete from code_sends where kind = $1 and phone = $2 and at = $3', [kind, phone, at]);
}

/** When a code was last sent to this phone, for this holder or at the wish of this address, and how many since then. */
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
