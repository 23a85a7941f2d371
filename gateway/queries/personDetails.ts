import type { PersonField } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

export interface PersonDetails {
  readonly email: string;
  readonly address: string;
}

/** A change of a person's data; the values are masked. */
export interface PersonChange {
  readonly field: PersonField;
  readonly old_value: string;
  readonly new_value: string;
  readonly at: Date;
}

const MOST_CHANGES = 50;

export async function personDetails(sql: Sql, customerId: number): Promise<PersonDetails> {
  const row = await first<PersonDetails>(
    sql,
    'select email, address from person_details where customer_id = $1',
    [customerId],
  );
  return row ?? { email: '', address: '' };
}

export async function savePersonDetails(
  sql: Sql,
  customerId: number,
  { email, address }: PersonDetails,
  at: Date,
): Promise<void> {
  await sql.query(
    `insert into person_details (customer_id, email, address, saved_at) values ($1, $2, $3, $4)
     on conflict (customer_id) do update set email = $2, address = $3, saved_at = $4`,
    [customerId, email, address, at],
  );
}

export async function addPersonChange(sql: Sql, customerId: number, change: PersonChange): Promise<void> {
  await insert(sql, 'person_changes', { customer_id: customerId, ...change });
}

/** Newest first. */
export function listPersonChanges(sql: Sql, customerId: number): Promise<PersonChange[]> {
  return sql.query<PersonChange>(
    'select field, old_value, new_value, at from person_changes where customer_id = $1 order by id desc limit $2',
    [customerId, MOST_CHANGES],
  );
}

export async function countPersonChanges(sql: Sql, customerId: number, since: Date): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select count(*) as n from person_changes where customer_id = $1 and at > $2',
    [customerId, since],
  );
  return Number(row?.n ?? 0);
}
