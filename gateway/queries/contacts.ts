import type { InferOutput } from 'valibot';
import type { contact } from '@/contract/user';
import { insert, type Sql } from '../database';

export type ContactKind = 'general' | 'emergency';
export type Contact = InferOutput<typeof contact>;
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

/** Replaces all contacts of a customer. */
export async function replaceContacts(
  sql: Sql,
  customerId: number,
  contacts: readonly Omit<ContactRow, 'saved_at'>[],
  at: Date,
): Promise<void> {
  await sql.query('delete from contacts where customer_id = $1', [customerId]);
  for (const [position, contact] of contacts.entries()) {
    await insert(sql, 'contacts', { ...contact, customer_id: customerId, position, saved_at: at });
  }
}
