import { first, type Sql } from '../database';

export interface OneTimeCodeRow {
  readonly purpose: 'login' | 'card' | 'recovery' | 'password' | 'check' | 'phone' | 'mail';
  /** What the code is for; one code per subject. */
  readonly subject: string;
  readonly phone: string;
  /** Who asked for the code: a newer code for the same holder replaces it. '': several codes may be open. */
  readonly holder: string;
  readonly code_hash: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly tries_left: number;
}

type Named = Pick<OneTimeCodeRow, 'purpose' | 'subject'>;

/** The code of a subject, locked until the transaction ends. */
export function lockCode(sql: Sql, { purpose, subject }: Named): Promise<OneTimeCodeRow | undefined> {
  return first<OneTimeCodeRow>(
    sql,
    'select * from one_time_codes where purpose = $1 and subject = $2 for update',
    [purpose, subject],
  );
}

/** Stores a new code; it replaces the subject's code and all codes of its holder. */
export async function putCode(sql: Sql, row: OneTimeCodeRow): Promise<void> {
  if (row.holder !== '') {
    await sql.query(
      'update one_time_codes set expires_at = $3 where purpose = $1 and holder = $2 and expires_at > $3',
      [row.purpose, row.holder, row.sent_at],
    );
  }
  await sql.query(
    `insert into one_time_codes (purpose, subject, phone, holder, code_hash, sent_at, expires_at, tries_left)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (purpose, subject) do update
     set phone = $3, holder = $4, code_hash = $5, sent_at = $6, expires_at = $7, tries_left = $8`,
    [
      row.purpose,
      row.subject,
      row.phone,
      row.holder,
      row.code_hash,
      row.sent_at,
      row.expires_at,
      row.tries_left,
    ],
  );
}

export async function countTry(sql: Sql, { purpose, subject }: Named): Promise<void> {
  await sql.query(
    'update one_time_codes set tries_left = tries_left - 1 where purpose = $1 and subject = $2',
    [purpose, subject],
  );
}

/** Deletes a code that was used or could not be sent. With `codeHash`, only if it is still that code. */
export async function dropCode(sql: Sql, { purpose, subject }: Named, codeHash?: string): Promise<boolean> {
  const rows = await sql.query(
    `delete from one_time_codes
     where purpose = $1 and subject = $2 and ($3::text is null or code_hash = $3) returning subject`,
    [purpose, subject, codeHash ?? null],
  );
  return rows.length === 1;
}

/** Deletes every code that was sent to this phone. */
export async function dropCodesTo(sql: Sql, phone: string): Promise<void> {
  await sql.query('delete from one_time_codes where phone = $1', [phone]);
}
