import type { NoticeSwitch } from '@/contract/codes';
import { first, type Sql } from '../database';

/** Kinds that the customer has switched off. */
export async function switchedOff(sql: Sql, customerId: number): Promise<ReadonlySet<NoticeSwitch>> {
  const rows = await sql.query<{ kind: NoticeSwitch }>(
    'select kind from notice_switches where customer_id = $1 and not is_on',
    [customerId],
  );
  return new Set(rows.map(({ kind }) => kind));
}

export async function isSwitchedOff(sql: Sql, customerId: number, kind: NoticeSwitch): Promise<boolean> {
  const row = await first(
    sql,
    'select 1 from notice_switches where customer_id = $1 and kind = $2 and not is_on',
    [customerId, kind],
  );
  return row !== undefined;
}

export async function setSwitch(
  sql: Sql,
  customerId: number,
  { kind, on, at }: { kind: NoticeSwitch; on: boolean; at: Date },
): Promise<void> {
  await sql.query(
    `insert into notice_switches (customer_id, kind, is_on, changed_at) values ($1, $2, $3, $4)
     on conflict (customer_id, kind) do update set is_on = $3, changed_at = $4`,
    [customerId, kind, on, at],
  );
}
