import { first, insert, type Sql } from '../database';
import type { SquareDetails, SquareOutcome } from '../providers/square';

type Decision = 'asked' | 'agreed' | 'refused';

export interface SquareEntryRow {
  readonly code_hash: string;
  readonly phone: string;
  readonly details: Partial<SquareDetails>;
  readonly decision: Decision;
  readonly decided_at: Date | null;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

/** Locks the entry until the transaction ends: of two logins with one code only one finds it unused. */
export function lockEntry(sql: Sql, codeHash: string): Promise<SquareEntryRow | undefined> {
  return first<SquareEntryRow>(sql, 'select * from square_entries where code_hash = $1 for update', [
    codeHash,
  ]);
}

/** Stores an entry. One that never leads to a login is swept soon after its link has expired (retention/rules.ts). */
export async function addEntry(
  sql: Sql,
  row: { codeHash: string; phone: string; details: SquareDetails; expiresAt: Date },
): Promise<void> {
  await sql.query(
    `insert into square_entries (code_hash, phone, details, expires_at) values ($1, $2, $3::jsonb, $4)
     on conflict do nothing`,
    [row.codeHash, row.phone, JSON.stringify(row.details), row.expiresAt],
  );
}

export async function decideEntry(sql: Sql, codeHash: string, decision: Decision, at: Date): Promise<void> {
  await sql.query('update square_entries set decision = $2, decided_at = $3 where code_hash = $1', [
    codeHash,
    decision,
    at,
  ]);
}

/** Marks the code as used and deletes data that the person did not agree to. */
export async function closeEntry(sql: Sql, codeHash: string, customerId: number, at: Date): Promise<void> {
  await sql.query(
    `update square_entries set customer_id = $2, used_at = $3,
       details = case when decision = 'agreed' then details else '{}'::jsonb end where code_hash = $1`,
    [codeHash, customerId, at],
  );
}

/** Voids this phone's unused links, and erases what they would have handed over. */
export async function voidEntries(sql: Sql, phone: string, at: Date): Promise<void> {
  await sql.query(
    `update square_entries set used_at = $2, details = '{}'::jsonb where phone = $1 and used_at is null`,
    [phone, at],
  );
}

/** The customer's latest entry. */
export function lastEntry(sql: Sql, customerId: number): Promise<SquareEntryRow | undefined> {
  return first<SquareEntryRow>(
    sql,
    'select * from square_entries where customer_id = $1 order by used_at desc limit 1',
    [customerId],
  );
}

/** What the plaza has handed over with the person's consent; nothing after its withdrawal. */
export async function handedOver(sql: Sql, customerId: number): Promise<Partial<SquareDetails>> {
  const row = await first<Pick<SquareEntryRow, 'details'>>(
    sql,
    `select details from square_entries where customer_id = $1 and decision = 'agreed'
     order by used_at desc limit 1`,
    [customerId],
  );
  return row?.details ?? {};
}

export async function revokeEntries(sql: Sql, customerId: number, at: Date): Promise<void> {
  await sql.query(
    `update square_entries set decision = 'refused', decided_at = $2, details = '{}'::jsonb where customer_id = $1`,
    [customerId, at],
  );
}

/** Sandbox: the secret that signs the plaza's links. */
export async function squareSecret(sql: Sql): Promise<string> {
  return (await first<{ secret: string }>(sql, 'select secret from square_secret'))?.secret ?? '';
}

/** Sandbox: stores the plaza's data about a person. */
export async function addSquarePerson(
  sql: Sql,
  row: SquareDetails & { codeId: string; phone: string; name: string; idNo: string; expiresAt: Date },
): Promise<void> {
  await insert(sql, 'square_people', {
    code_id: row.codeId,
    phone: row.phone,
    name: row.name,
    id_no: row.idNo,
    occupation: row.occupation,
    company: row.company,
    expires_at: row.expiresAt,
  });
}

export async function squarePerson(
  sql: Sql,
  codeId: string,
): Promise<Extract<SquareOutcome, { kind: 'person' }> | undefined> {
  const row = await first<{
    phone: string;
    occupation: string;
    company: string;
    expires_at: Date;
  }>(sql, 'select phone, occupation, company, expires_at from square_people where code_id = $1', [codeId]);
  if (row === undefined) return undefined;
  const { phone, occupation, company, expires_at: expiresAt } = row;
  return { kind: 'person', phone, details: { occupation, company }, expiresAt };
}
