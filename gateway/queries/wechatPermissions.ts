import type { WechatTopic } from '@/contract/codes';
import { first, type Database, type Sql } from '../database';

interface PermissionRow {
  readonly topic: WechatTopic;
  readonly messages_left: number;
  readonly refused: boolean;
}

/** What we know of this customer's answers; of a topic that was never asked there is no row. */
export function wechatPermissions(sql: Sql, customerId: number): Promise<PermissionRow[]> {
  return sql.query<PermissionRow>(
    'select topic, messages_left, refused from wechat_permissions where customer_id = $1',
    [customerId],
  );
}

interface Answered {
  readonly customerId: number;
  readonly topic: WechatTopic;
  readonly at: Date;
}

/** One more message. What was allowed in another WeChat, or by somebody else who used this one, is over. */
export async function allowInWechat(
  sql: Sql,
  { customerId, topic, openId, at }: Answered & { readonly openId: string },
): Promise<void> {
  await sql.query('delete from wechat_permissions where open_id = $1 and customer_id <> $2', [
    openId,
    customerId,
  ]);
  await sql.query(
    `insert into wechat_permissions as p (customer_id, topic, open_id, messages_left, refused, answered_at)
     values ($1, $2, $3, 1, false, $4)
     on conflict (customer_id, topic) do update
       set messages_left = case when p.open_id = $3 then p.messages_left + 1 else 1 end,
           open_id = $3, refused = false, answered_at = $4`,
    [customerId, topic, openId, at],
  );
}

/** A no takes nothing back that was allowed before. */
export async function refuseInWechat(sql: Sql, { customerId, topic, at }: Answered): Promise<void> {
  await sql.query(
    `insert into wechat_permissions (customer_id, topic, open_id, messages_left, refused, answered_at)
     values ($1, $2, '', 0, true, $3)
     on conflict (customer_id, topic) do update set refused = true, answered_at = $3`,
    [customerId, topic, at],
  );
}

/**
 * Takes one permission for this SMS, and marks the SMS as tried in WeChat: it is never given to WeChat a second time. Undefined: there is none,
 * or it was tried.
 */
export function takeWechatPermission(
  db: Database,
  {
    smsId,
    customerId,
    topic,
  }: { readonly smsId: string; readonly customerId: number; readonly topic: WechatTopic },
): Promise<string | undefined> {
  return db.tx(async (sql) => {
    const row = await first<{ open_id: string }>(
      sql,
      `update wechat_permissions p set messages_left = messages_left - 1
       where customer_id = $1 and topic = $2 and messages_left > 0
         and exists (select 1 from outgoing_sms o where o.sms_id = $3 and not o.tried_wechat)
         and not exists (select 1 from notice_switches s where s.customer_id = p.customer_id and s.kind = 'wechat' and not s.is_on)
       returning open_id`,
      [customerId, topic, smsId],
    );
    if (row !== undefined)
      await sql.query('update outgoing_sms set tried_wechat = true where sms_id = $1', [smsId]);
    return row?.open_id;
  });
}

/** WeChat has not sent it: the permission is still there. */
export async function giveBackWechatPermission(
  sql: Sql,
  customerId: number,
  topic: WechatTopic,
): Promise<void> {
  await sql.query(
    'update wechat_permissions set messages_left = messages_left + 1 where customer_id = $1 and topic = $2',
    [customerId, topic],
  );
}

/** WeChat says that the person does not accept it: what we have counted is over. */
export async function endWechatPermission(sql: Sql, customerId: number, topic: WechatTopic): Promise<void> {
  await sql.query(
    'update wechat_permissions set messages_left = 0, refused = true where customer_id = $1 and topic = $2',
    [customerId, topic],
  );
}

/** Messages about one person's money no longer go to this WeChat. */
export async function endWechatPermissions(sql: Sql, customerId: number): Promise<void> {
  await sql.query('delete from wechat_permissions where customer_id = $1', [customerId]);
}

/** Of this person and this WeChat, only what was allowed by the one in the other stays. A refusal was given in no WeChat, and stays. */
export async function keepWechatPermissionsOf(
  sql: Sql,
  { openId, customerId }: { readonly openId: string; readonly customerId: number },
): Promise<void> {
  await sql.query(
    `delete from wechat_permissions
     where (open_id = $1 and customer_id <> $2) or (customer_id = $2 and open_id not in ($1, ''))`,
    [openId, customerId],
  );
}

/** Sandbox: the phone of the person that allowed messages in this WeChat; '' for none. */
export async function phoneOfWechat(sql: Sql, openId: string): Promise<string> {
  const row = await first<{ phone: string }>(
    sql,
    'select c.phone from wechat_permissions p join customers c on c.id = p.customer_id where p.open_id = $1 limit 1',
    [openId],
  );
  return row?.phone ?? '';
}
