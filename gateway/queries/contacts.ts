import type { Request } from '@/contract';
import type { Sql } from '../database';

export type ContactKind = 'general' | 'emergency';
export type Contact = Request<'saveUserInfo'>['general'][number];
export interface ContactRow extends Contact {
  readonly kind: ContactKind;
  readonly saved_at: Date;
}

export function listContacts(sql: Sql, customerId: number): Promise<ContactRow[]> {
  return sql.query<ContactRow>(
    'select kind, name, phone, relation, saved_at from contacts where customer_id = $1 order by kind, position',
    [customerId],
  );
}

/** All contacts of a customer, in place of those before. */
export async function replaceContacts(
  sql: Sql,
  customerId: number,
  contacts: readonly Omit<ContactRow, 'saved_at'>[],
  at: Date,
): Promise<void> {
  await sql.query('delete from contacts where customer_id = $1', [customerId]);
  for (const [position, contact] of contacts.entries()) {
    await sql.query(
      'insert into contacts (customer_id, kind, position, name, phone, relation, saved_at) values ($1, $2, $3, $4, $5, $6, $7)',
      [customerId, contact.kind, position, contact.name, contact.phone, contact.relation, at],
    );
  }
}
