import { first, insert, type Sql } from '../database';

/** `download`: the file, once; `pages`: pictures of its pages, as often as they are asked for. */
export type TicketPurpose = 'download' | 'pages';

interface TicketRow {
  readonly file_id: string;
  readonly purpose: TicketPurpose;
  readonly expires_at: Date;
  /** The session that asked for it; null: before it was kept. */
  readonly session_hash: string | null;
  readonly used: boolean;
}

export async function addTicket(
  sql: Sql,
  link: { readonly hash: string; readonly sessionHash: string; readonly until: Date },
  { fileId, purpose }: { readonly fileId: string; readonly purpose: TicketPurpose },
): Promise<void> {
  const { hash, sessionHash, until } = link;
  await insert(sql, 'tickets', {
    ...{ ticket_hash: hash, session_hash: sessionHash, file_id: fileId, purpose, expires_at: until },
  });
}

/** Locks the ticket until the transaction ends: of two downloads at once only one finds it unused. */
export function lockTicket(sql: Sql, hash: string): Promise<TicketRow | undefined> {
  return first<TicketRow>(
    sql,
    'select file_id, purpose, expires_at, session_hash, used from tickets where ticket_hash = $1 for update',
    [hash],
  );
}

export async function setTicketUsed(sql: Sql, hash: string, used: boolean): Promise<void> {
  await sql.query('update tickets set used = $2 where ticket_hash = $1', [hash, used]);
}
