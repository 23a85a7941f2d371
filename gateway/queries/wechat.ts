import { first, type Sql } from '../database';
import type { ChosenUser } from '../providers/wechat';
import { endWechatPermissions, keepWechatPermissionsOf } from './wechatPermissions';

interface WechatUserRow {
  readonly user_id: string;
  readonly open_id: string;
  readonly customer_id: number | null;
  readonly seen_at: Date;
}

/** Records a visit of this WeChat user; a new user gets `userId`. */
export async function seeWechatUser(
  sql: Sql,
  { openId, userId, at }: { openId: string; userId: string; at: Date },
): Promise<WechatUserRow> {
  const rows = await sql.query<WechatUserRow>(
    `insert into wechat_users (user_id, open_id, seen_at) values ($1, $2, $3)
     on conflict (open_id) do update set seen_at = excluded.seen_at returning *`,
    [userId, openId, at],
  );
  return rows[0] as WechatUserRow;
}

export function wechatUser(sql: Sql, userId: string): Promise<WechatUserRow | undefined> {
  return first<WechatUserRow>(sql, 'select * from wechat_users where user_id = $1', [userId]);
}

/** Binds a WeChat user to a customer, one to one. */
export async function bindWechatUser(
  sql: Sql,
  { user_id: userId, open_id: openId }: WechatUserRow,
  customerId: number,
): Promise<void> {
  await keepWechatPermissionsOf(sql, { openId, customerId });
  await sql.query('update wechat_users set customer_id = null where customer_id = $1', [customerId]);
  await sql.query('update wechat_users set customer_id = $2 where user_id = $1', [userId, customerId]);
}

/** Ends the silent login of a customer, and the messages in WeChat. */
export async function unbindWechatUser(sql: Sql, customerId: number): Promise<void> {
  await sql.query('update wechat_users set customer_id = null where customer_id = $1', [customerId]);
  await endWechatPermissions(sql, customerId);
}

/** Id of the WeChat user who is bound to the customer; undefined without one. */
export async function openIdOf(sql: Sql, customerId: number): Promise<string | undefined> {
  const row = await first<{ open_id: string }>(
    sql,
    'select open_id from wechat_users where customer_id = $1',
    [customerId],
  );
  return row?.open_id;
}

export async function isBoundToWechat(sql: Sql, customerId: number): Promise<boolean> {
  return (await first(sql, 'select 1 from wechat_users where customer_id = $1', [customerId])) !== undefined;
}

export async function isCodeUsed(sql: Sql, codeHash: string): Promise<boolean> {
  return (await first(sql, 'select 1 from used_codes where code_hash = $1', [codeHash])) !== undefined;
}

/** Uses up a code; false if it was used before. */
export async function useCode(sql: Sql, codeHash: string, at: Date): Promise<boolean> {
  const rows = await sql.query(
    'insert into used_codes (code_hash, used_at) values ($1, $2) on conflict do nothing returning code_hash',
    [codeHash, at],
  );
  return rows.length === 1;
}

/** Console: the WeChat user for codes that name no user. */
export async function chosenWechatUser(sql: Sql): Promise<ChosenUser> {
  const row = await first<{ open_id: string; phone: string }>(
    sql,
    'select open_id, phone from wechat_sandbox',
  );
  return { openId: row?.open_id ?? '', phone: row?.phone ?? '' };
}

export async function chooseWechatUser(sql: Sql, { openId, phone }: ChosenUser): Promise<void> {
  await sql.query('update wechat_sandbox set open_id = $1, phone = $2', [openId, phone]);
}

/** The WeChat user that is bound to a customer. */
export function wechatOf(sql: Sql, customerId: number): Promise<WechatUserRow | undefined> {
  return first<WechatUserRow>(sql, 'select * from wechat_users where customer_id = $1', [customerId]);
}
