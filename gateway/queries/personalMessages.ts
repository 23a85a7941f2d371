import { first, type Sql } from '../database';

export type MessageKind =
  | 'credit-approved'
  | 'credit-denied'
  | 'credit-supplement'
  | 'limit-raised'
  | 'raise-declined'
  | 'proof-due'
  | 'proof-missing'
  | 'proof-approved'
  | 'proof-refused'
  | 'protocol-refused'
  | 'paid-out'
  | 'payout-failed'
  | 'due-soon'
  | 'due-today'
  | 'overdue'
  | 'repaid'
  | 'repay-failed'
  | 'offline-received'
  | 'offline-held'
  | 'offline-refused'
  | 'offline-returning'
  | 'offline-returned'
  | 'card-unbound'
  | 'repay-card-changed'
  | 'card-signed'
  | 'id-card-due'
  | 'id-card-renewed'
  | 'password-reset'
  | 'consent-withdrawn'
  | 'consent-given'
  | 'data-export'
  | 'person-edited'
  | 'leaving'
  | 'leaving-revoked'
  | 'leaving-stopped'
  | 'password-changed'
  | 'phone-changed'
  | 'borrowing-frozen'
  | 'borrowing-thawed'
  | 'device-ended'
  | 'propose-received'
  | 'propose-answered'
  | 'document-asked'
  | 'document-due'
  | 'document-missing'
  | 'document-approved'
  | 'document-refused'
  | 'employer-verified'
  | 'employer-refused';

/** What a message is about; there is one message for each. */
export interface MessageEvent {
  readonly kind: MessageKind;
  /** The number of the application, raise, loan or repayment; the due date of a reminder. */
  readonly about: string;
  readonly day: string;
}

export interface PersonalMessageRow extends MessageEvent {
  readonly message_id: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly target: string;
  readonly action: string;
  readonly at: Date;
  readonly read_at: Date | null;
}

/** True the first time; a second message about the same event changes nothing. */
export async function addPersonalMessage(
  sql: Sql,
  customerId: number,
  row: Omit<PersonalMessageRow, 'read_at'>,
): Promise<boolean> {
  const { message_id, kind, about, day, title, summary, body, target, action, at } = row;
  const rows = await sql.query(
    `insert into personal_messages
       (message_id, customer_id, kind, about, day, title, summary, body, target, action, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (customer_id, kind, about, day) do nothing returning message_id`,
    [message_id, customerId, kind, about, day, title, summary, body, target, action, at],
  );
  return rows.length === 1;
}

/** Newest first. */
export function listPersonalMessages(
  sql: Sql,
  customerId: number,
  limit: number,
): Promise<PersonalMessageRow[]> {
  return sql.query<PersonalMessageRow>(
    'select * from personal_messages where customer_id = $1 order by at desc, message_id limit $2',
    [customerId, limit],
  );
}

export function personalMessageById(
  sql: Sql,
  customerId: number,
  messageId: string,
): Promise<PersonalMessageRow | undefined> {
  return first<PersonalMessageRow>(
    sql,
    'select * from personal_messages where customer_id = $1 and message_id = $2',
    [customerId, messageId],
  );
}

/** Marks this customer's messages as read; ignores other ids. */
export async function markPersonalRead(
  sql: Sql,
  customerId: number,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await sql.query(
    `update personal_messages set read_at = $3
     where customer_id = $1 and message_id = any($2::text[]) and read_at is null`,
    [customerId, ids, at],
  );
}

export async function countUnreadPersonal(sql: Sql, custNo: string): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    `select count(*) as n from personal_messages m join customers c on c.id = m.customer_id
     where c.cust_no = $1 and m.read_at is null`,
    [custNo],
  );
  return Number(row?.n ?? 0);
}
