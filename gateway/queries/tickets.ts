import { first, insert, type Sql } from '../database';

interface TicketRow {
  readonly file_id: string;
  readonly expires_at: Date;
  readonly used: boolean;
}

export async function addTicket(sql: Sql, hash: string, fileId: string, expiresAt: Date): Promise<void> {
  await insert(sql, 'tickets', { ticket_hash: hash, file_id: fileId, expires_at: expiresAt });
}

/** Locks the ticket until the transaction ends: of two downloads at once only one finds it unused. */
export function lockTicket(sql: Sql, hash: string): Promise<TicketRow | undefined> {
  return first<TicketRow>(
    sql,
    'select file_id, expires_at, used from tickets where ticket_hash = $1 for update',
    [hash],
  );
}

export async function setTicketUsed(sql: Sql, hash: string, used: boolean): Promise<void> {
  await sql.query('update tickets set used = $2 where ticket_hash = $1', [hash, used]);
}
