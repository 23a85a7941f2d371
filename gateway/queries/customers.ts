import { first, insert, type Sql } from '../database';

export interface CustomerRow {
  readonly id: number;
  readonly cust_no: string;
  readonly phone: string;
  readonly name: string;
  readonly id_no: string;
  /** Keyed digest of the ID number (idDigest.ts); '' before it is confirmed. */
  readonly id_digest: string;
  readonly source_flag: string;
  readonly whitelisted: boolean;
  readonly created_at: Date;
  readonly recall_status: string;
  readonly disciplinary_type: string;
  readonly exception_code: string;
  readonly occupation: string;
  readonly company: string;
  /** Since when the person lets nothing be borrowed. */
  readonly borrowing_frozen_at: Date | null;
}

export function customerByPhone(sql: Sql, phone: string): Promise<CustomerRow | undefined> {
  return first<CustomerRow>(sql, 'select * from customers where phone = $1', [phone]);
}

export function customerById(sql: Sql, id: number): Promise<CustomerRow | undefined> {
  return first<CustomerRow>(sql, 'select * from customers where id = $1', [id]);
}

/**
 * Locks the row until the transaction ends: calls that move this customer's money queue up here. "for no key update", not "for update":
 * every insert that references the customer takes a key share lock, and two transactions that both upgrade would deadlock.
 */
export async function lockCustomer(sql: Sql, id: number): Promise<CustomerRow> {
  const customer = await first<CustomerRow>(sql, 'select * from customers where id = $1 for no key update', [
    id,
  ]);
  if (customer === undefined) throw new Error('customer vanished');
  return customer;
}

/** Whether a customer ever had a credit line, and a paid-out loan. */
export async function customerHas(sql: Sql, id: number): Promise<{ credit: boolean; loan: boolean }> {
  const flags = await first<{ credit: boolean; loan: boolean }>(
    sql,
    `select exists (select 1 from credit_lines where customer_id = $1) as credit,
            exists (select 1 from loans where customer_id = $1 and state = 'paid') as loan`,
    [id],
  );
  return flags ?? { credit: false, loan: false };
}

export async function addCustomer(
  sql: Sql,
  row: { custNo: string; phone: string; sourceFlag: string; at: Date },
): Promise<CustomerRow> {
  const rows = await sql.query<CustomerRow>(
    `insert into customers (cust_no, phone, created_at, source_flag) values ($1, $2, $3, $4)
     on conflict (phone) do update set phone = excluded.phone returning *`,
    [row.custNo, row.phone, row.at, row.sourceFlag],
  );
  return rows[0] as CustomerRow;
}

export async function setIdentity(
  sql: Sql,
  id: number,
  { name, idNo, digest }: { readonly name: string; readonly idNo: string; readonly digest: string },
): Promise<void> {
  await sql.query('update customers set name = $2, id_no = $3, id_digest = $4 where id = $1', [
    id,
    name,
    idNo,
    digest,
  ]);
}

/** The customer with this name, ID number and bound card. One query for all three, so that a miss does not reveal which is wrong. */
export function customerByCard(
  sql: Sql,
  name: string,
  idNo: string,
  cardNo: string,
): Promise<CustomerRow | undefined> {
  return first<CustomerRow>(
    sql,
    `select c.* from customers c join cards k on k.customer_id = c.id and k.unbound_at is null
     where c.id_no = $2 and c.name = $1 and k.card_no = $3`,
    [name, idNo, cardNo],
  );
}

/** Changes the phone of an account, and remembers the former one for its erasure; the unique index rejects a phone that was taken in the meantime. */
export async function setPhone(
  sql: Sql,
  { id, phone: former }: Pick<CustomerRow, 'id' | 'phone'>,
  phone: string,
  at: Date,
): Promise<void> {
  await insert(sql, 'former_phones', { customer_id: id, phone: former, until: at });
  await sql.query('update customers set phone = $2 where id = $1', [id, phone]);
}

/** Freezes borrowing, or thaws it (null). */
export async function setBorrowingFrozen(sql: Sql, id: number, at: Date | null): Promise<void> {
  await sql.query('update customers set borrowing_frozen_at = $2 where id = $1', [id, at]);
}

export async function setOccupation(
  sql: Sql,
  id: number,
  occupation: string,
  company: string,
): Promise<void> {
  await sql.query('update customers set occupation = $2, company = $3 where id = $1', [
    id,
    occupation,
    company,
  ]);
}

/** Spec §4: 2 and 3 block credit and loan. */
export async function setRecallStatus(sql: Sql, id: number, status: string): Promise<void> {
  await sql.query('update customers set recall_status = $2 where id = $1', [id, status]);
}

/** Console: puts a customer on the whitelist. */
export async function setWhitelisted(sql: Sql, id: number): Promise<void> {
  await sql.query('update customers set whitelisted = true where id = $1', [id]);
}

interface CustomerLine {
  readonly cust_no: string;
  readonly phone: string;
  readonly name: string;
  readonly created_at: Date;
  readonly source_flag: string;
}

/** Console: the newest customers first, without those whose account is closed. */
export function listCustomers(sql: Sql, limit: number): Promise<CustomerLine[]> {
  return sql.query<CustomerLine>(
    `select cust_no, phone, name, created_at, source_flag from customers
      where phone not like 'closed-%' order by id desc limit $1`,
    [limit],
  );
}
