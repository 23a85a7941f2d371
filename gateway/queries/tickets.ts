import { first, insert, type Sql } from '../database';

/** `download`: the file, once; `pages`: pictures of its pages, as often as they are asked for. */
export type TicketPurpose = 'download' | 'pages';

interface TicketRow {
  readonly file_id: string;
  readonly purpose: TicketPurpose;
  readonly expires_at: Date;
  readonly used: boolean;
}

export async function addTicket(
  sql: Sql,
  hash: string,
  ticket: { readonly fileId: string; readonly purpose: TicketPurpose; readonly expiresAt: Date },
): Promise<void> {
  const { fileId, purpose, expiresAt } = ticket;
  await insert(sql, 'tickets', { ticket_hash: hash, file_id: fileId, purpose, expires_at: expiresAt });
}

/** Locks the ticket until the transaction ends: of two downloads at once only one finds it unused. */
export function lockTicket(sql: Sql, hash: string): Promise<TicketRow | undefined> {
  return first<TicketRow>(
    sql,
    'select file_id, purpose, expires_at, used from tickets where ticket_hash = $1 for update',
    [hash],
  );
}

export async function setTicketUsed(sql: Sql, hash: string, used: boolean): Promise<void> {
  await sql.query('update tickets set used = $2 where ticket_hash = $1', [hash, used]);
}
