import { first, type Sql } from '../database';

/** What happens to the rows of one table when a person has left (erasure/rules.ts); `where` instead of the column customer_id. */
export type ErasureRule =
  | { readonly table: string; readonly how: 'keep'; readonly why: string; readonly where?: never }
  | { readonly table: string; readonly how: 'delete'; readonly where?: string }
  | { readonly table: string; readonly how: 'blank'; readonly set: string; readonly where?: string };

/** Applies one rule to one customer's rows. Names come only from erasure/rules.ts, so they go into the SQL unescaped. */
export async function applyErasure(sql: Sql, rule: ErasureRule, customerId: number): Promise<void> {
  if (rule.how === 'keep') return;
  const where = rule.where ?? 'customer_id = $1';
  const statement =
    rule.how === 'delete' ? `delete from ${rule.table}` : `update ${rule.table} set ${rule.set}`;
  await sql.query(`${statement} where ${where}`, [customerId]);
}

/** Codes that were sent to this phone, pictures shown for it, and what its app has reported by itself. */
export async function erasePhone(sql: Sql, phone: string): Promise<void> {
  for (const table of ['one_time_codes', 'picture_codes']) {
    await sql.query(`delete from ${table} where phone = $1`, [phone]);
  }
  await eraseReports(sql, phone, null);
}

/** Sends to this phone, and what the app has reported under it by itself; until then, if the phone is another person's since. */
export async function eraseReports(sql: Sql, phone: string, until: Date | null): Promise<void> {
  const before = 'at <= coalesce($2::timestamptz, at)';
  for (const table of ['code_sends', 'device_reports'])
    await sql.query(`delete from ${table} where phone = $1 and ${before}`, [phone, until]);
  await sql.query(`delete from tracks where record ->> 'phone' = $1 and ${before}`, [phone, until]);
}

/** The phones that the account had, as far as anything may still be kept under them. */
export function formerPhones(sql: Sql, customerId: number): Promise<{ phone: string; until: Date }[]> {
  return sql.query('select phone, until from former_phones where customer_id = $1', [customerId]);
}

/** Pictures that were handed in for a contract are kept as long as it, without the names that the person gave the files. */
export async function keepPicturesUntil(sql: Sql, customerId: number, until: string): Promise<void> {
  await sql.query(
    `update vouchers set kept_until = $2::date, name = '' where customer_id = $1 and offline_no is not null`,
    [customerId, until],
  );
  await sql.query(`update proof_files set kept_until = $2::date, name = '' where customer_id = $1`, [
    customerId,
    until,
  ]);
}

/**
 * The row of a former customer: it keeps the contracts together, and names no one. The phone becomes free for a new account.
 */
export async function emptyCustomer(sql: Sql, customerId: number): Promise<void> {
  await sql.query(
    `update customers set phone = 'closed-' || id, name = '', id_no = '', id_digest = '', occupation = '', company = '',
       whitelisted = false, recall_status = '0', disciplinary_type = '', exception_code = '' where id = $1`,
    [customerId],
  );
}

/** Keeps who the borrower was, apart from all other data. */
export async function keepIdentity(sql: Sql, customerId: number, keptUntil: string): Promise<void> {
  await sql.query(
    `insert into kept_identities (customer_id, name, id_no, phone, kept_until)
     select id, name, id_no, phone, $2::date from customers where id = $1
     on conflict (customer_id) do nothing`,
    [customerId, keptUntil],
  );
}

/** The borrower's name, also after the account has ended; '' once the years for keeping it are over. */
export async function nameOfBorrower(sql: Sql, customerId: number): Promise<string> {
  const row = await first<{ name: string }>(
    sql,
    `select coalesce(nullif(c.name, ''), k.name, '') as name
     from customers c left join kept_identities k on k.customer_id = c.id where c.id = $1`,
    [customerId],
  );
  return row?.name ?? '';
}

export async function registeredAt(sql: Sql, customerId: number): Promise<Date | undefined> {
  const row = await first<{ created_at: Date }>(sql, 'select created_at from customers where id = $1', [
    customerId,
  ]);
  return row?.created_at;
}

/** Tables with a column `customer_id`: each needs a rule. */
export async function tablesOfCustomers(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ table_name: string }>(
    `select table_name from information_schema.columns
     where table_schema = current_schema() and column_name = 'customer_id' order by table_name`,
  );
  return rows.map(({ table_name }) => table_name);
}
