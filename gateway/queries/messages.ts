import { insert, type Sql } from '../database';

export interface Message {
  readonly at: Date;
  readonly phone: string;
  readonly channel: 'sms' | 'voice' | 'mail';
  readonly text: string;
  readonly code: string;
}

export async function addMessage(sql: Sql, message: Message): Promise<void> {
  await insert(sql, 'messages', message);
}

/** Newest first; of all phones if none is given. */
export function listMessages(sql: Sql, phone: string | undefined): Promise<Message[]> {
  return sql.query<Message>(
    `select at, phone, channel, text, code from messages where $1::text is null or phone = $1 order by id desc limit 100`,
    [phone ?? null],
  );
}
