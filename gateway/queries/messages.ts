import type { Sql } from '../database';

export interface Message {
  readonly at: Date;
  readonly phone: string;
  readonly channel: 'sms' | 'voice' | 'mail' | 'wechat';
  readonly text: string;
  readonly code: string;
}

/** Delivers a message; one with a known `sendKey` was delivered before and is not delivered again. */
export async function addMessage(sql: Sql, message: Message, sendKey?: string): Promise<void> {
  const { at, phone, channel, text, code } = message;
  await sql.query(
    `insert into messages (at, phone, channel, text, code, send_key) values ($1, $2, $3, $4, $5, $6)
     on conflict (send_key) do nothing`,
    [at, phone, channel, text, code, sendKey ?? null],
  );
}

/** Console: every code that was sent, newest first. */
export function listCodes(sql: Sql): Promise<Pick<Message, 'phone' | 'code'>[]> {
  return sql.query(`select phone, code from messages where code <> '' order by id desc`);
}

/** Newest first; of all phones if none is given. */
export function listMessages(
  sql: Sql,
  phone: string | undefined,
): Promise<(Message & { readonly id: number })[]> {
  return sql.query(
    `select id, at, phone, channel, text, code from messages where $1::text is null or phone = $1 order by id desc limit 100`,
    [phone ?? null],
  );
}
