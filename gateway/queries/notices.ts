import { first, type Sql } from '../database';

export interface NoticeRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Hours that this notice is old at any time: the sandbox has fresh news on every day. */
  readonly age_hours: number;
  readonly read: boolean;
}

/** A page of notices, newest first, each with whether this customer has read it; nobody has without a customer number. */
export function listNotices(
  sql: Sql,
  page: { custNo: string; limit: number; offset: number },
): Promise<NoticeRow[]> {
  return sql.query<NoticeRow>(
    `select n.id, n.title, n.summary, n.age_hours, exists (
       select 1 from notice_reads r join customers c on c.id = r.customer_id
       where r.notice_id = n.id and c.cust_no = $1) as read
     from notices n order by n.age_hours, n.id limit $2 offset $3`,
    [page.custNo, page.limit, page.offset],
  );
}

export async function countNotices(sql: Sql): Promise<number> {
  const row = await first<{ n: number }>(sql, 'select count(*) as n from notices');
  return Number(row?.n ?? 0);
}
