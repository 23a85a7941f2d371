import type { PaperState } from '@/contract/codes';
import { first, type Sql } from '../database';

/** A photo of a card's protocol on paper. */
export interface CardProtocolRow {
  readonly file_id: string;
  readonly card_id: string;
  readonly customer_id: number;
  readonly state: PaperState;
  readonly reason: string;
  readonly uploaded_at: Date;
}

const COLUMNS = 'p.file_id, p.card_id, p.customer_id, p.state, p.reason, p.uploaded_at';

export function lastProtocol(sql: Sql, cardId: string): Promise<CardProtocolRow | undefined> {
  return first<CardProtocolRow>(
    sql,
    `select ${COLUMNS} from card_protocols p where card_id = $1 order by uploaded_at desc, file_id limit 1`,
    [cardId],
  );
}

/** A protocol of anybody, for the console. */
export function protocolById(sql: Sql, fileId: string): Promise<CardProtocolRow | undefined> {
  return first<CardProtocolRow>(sql, `select ${COLUMNS} from card_protocols p where file_id = $1`, [fileId]);
}

/** The same photo was sent in again: a refused one is reviewed once more. */
export async function reviewAgain(sql: Sql, fileId: string, at: Date): Promise<void> {
  await sql.query(
    `update card_protocols set state = 'reviewing', reason = '', decided_at = null, uploaded_at = $2
     where file_id = $1 and state = 'refused'`,
    [fileId, at],
  );
}

/** Decides one under review; false if it is not. */
export async function decideProtocol(
  sql: Sql,
  fileId: string,
  end: { readonly state: 'approved' | 'refused'; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `update card_protocols set state = $2, reason = $3, decided_at = $4
     where file_id = $1 and state = 'reviewing' returning file_id`,
    [fileId, end.state, end.reason, end.at],
  );
  return rows.length === 1;
}

interface ProtocolSeen extends CardProtocolRow {
  readonly phone: string;
  readonly name: string;
  readonly bank_name: string;
  readonly card_no: string;
}

/** Console: protocols under review first, then the newest. */
export function recentProtocols(sql: Sql, limit: number): Promise<ProtocolSeen[]> {
  return sql.query<ProtocolSeen>(
    `select ${COLUMNS}, c.phone, c.name, k.bank_name, k.card_no
     from card_protocols p join customers c on c.id = p.customer_id join cards k using (card_id)
     order by p.state = 'reviewing' desc, p.uploaded_at desc limit $1`,
    [limit],
  );
}
