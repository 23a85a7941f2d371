import { first, type Sql } from '../database';
import { isMeant, readerValue, type Reader } from './audiences';

interface NoticeRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Constant age of the notice in hours: the sandbox has fresh news every day. */
  readonly age_hours: number;
  readonly read: boolean;
}

/** A page of the notices for this reader, newest first, each with whether this customer has read it; without a customer number all are unread. */
export function listNotices(
  sql: Sql,
  page: { custNo: string; reader: Reader; limit: number; offset: number },
): Promise<NoticeRow[]> {
  return sql.query<NoticeRow>(
    `select n.id, n.title, n.summary, n.age_hours, exists (
       select 1 from notice_reads r join customers c on c.id = r.customer_id
       where r.notice_id = n.id and c.cust_no = $1) as read
     from notices n where n.is_show and ${isMeant('notice', 'n.id', '$4')}
     order by n.age_hours, n.id limit $2 offset $3`,
    [page.custNo, page.limit, page.offset, readerValue(page.reader)],
  );
}

export async function countNotices(sql: Sql, reader: Reader): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    `select count(*) as n from notices n where n.is_show and ${isMeant('notice', 'n.id', '$1')}`,
    [readerValue(reader)],
  );
  return Number(row?.n ?? 0);
}

const READ = `exists (
  select 1 from notice_reads r join customers c on c.id = r.customer_id
  where r.notice_id = n.id and c.cust_no = $1)`;

interface NoticeTextRow extends NoticeRow {
  readonly body: string;
}

/** One notice that is for this reader, with whether this customer has read it. */
export function noticeById(
  sql: Sql,
  id: string,
  custNo: string,
  reader: Reader,
): Promise<NoticeTextRow | undefined> {
  return first<NoticeTextRow>(
    sql,
    `select n.id, n.title, n.summary, n.body, n.age_hours, ${READ} as read from notices n
     where n.is_show and n.id = $2 and ${isMeant('notice', 'n.id', '$3')}`,
    [custNo, id, readerValue(reader)],
  );
}

/** Number of general notices for this reader that this customer has not read; without a customer, all of them. */
export async function countUnread(sql: Sql, custNo: string, reader: Reader): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    `select count(*) as n from notices n
     where n.is_show and not ${READ} and ${isMeant('notice', 'n.id', '$2')}`,
    [custNo, readerValue(reader)],
  );
  return Number(row?.n ?? 0);
}

/** Marks notices as read; ignores unknown ids. Repeating it changes nothing. */
export async function markRead(sql: Sql, customerId: number, ids: readonly string[]): Promise<void> {
  await sql.query(
    `insert into notice_reads (notice_id, customer_id)
     select n.id, $1 from notices n where n.id = any($2::text[]) on conflict do nothing`,
    [customerId, ids],
  );
}
