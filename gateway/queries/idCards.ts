import { first, insert, type Sql } from '../database';

/** Confirmed data of a customer's ID card; the fields of the portrait side are null until it is confirmed. */
export interface IdCardRow {
  readonly customer_id: number;
  readonly name: string | null;
  readonly id_no: string | null;
  readonly authority: string | null;
  readonly valid_from: string | null;
  /** null with `back_confirmed`: 长期. */
  readonly valid_to: string | null;
  readonly back_confirmed: boolean;
}

export interface FrontFields {
  readonly name: string;
  readonly idNo: string;
  readonly sex: string;
  readonly nation: string;
  readonly address: string;
}

export interface BackFields {
  readonly authority: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

export function findIdCard(sql: Sql, customerId: number): Promise<IdCardRow | undefined> {
  return first<IdCardRow>(sql, 'select * from id_cards where customer_id = $1', [customerId]);
}

/**
 * Whether another customer has this ID number. Locks the number until the transaction ends: otherwise two
 * customers who confirm it at once could both find it free.
 */
export async function idNoTaken(sql: Sql, idNo: string, customerId: number): Promise<boolean> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`id-no:${idNo}`]);
  const row = await first(sql, 'select 1 from id_cards where id_no = $1 and customer_id <> $2', [
    idNo,
    customerId,
  ]);
  return row !== undefined;
}

export async function saveFront(sql: Sql, customerId: number, front: FrontFields): Promise<void> {
  await sql.query(
    `insert into id_cards (customer_id, name, id_no, sex, nation, address) values ($1, $2, $3, $4, $5, $6)
     on conflict (customer_id) do update set name = $2, id_no = $3, sex = $4, nation = $5, address = $6`,
    [customerId, front.name, front.idNo, front.sex, front.nation, front.address],
  );
}

export async function saveBack(sql: Sql, customerId: number, back: BackFields): Promise<void> {
  await sql.query(
    `insert into id_cards (customer_id, authority, valid_from, valid_to, back_confirmed) values ($1, $2, $3, $4, true)
     on conflict (customer_id) do update set authority = $2, valid_from = $3, valid_to = $4, back_confirmed = true`,
    [customerId, back.authority, back.validFrom, back.validTo],
  );
}

/** A card that expires soon. */
export interface ExpiringCard {
  readonly customer_id: number;
  readonly valid_to: string;
  /** The day from which this reminder is due. */
  readonly stage_on: string;
}

/** Cards on file that expire within 90 days and whose reminder of 90, 30 or 7 days was not written yet. */
export function expiringCards(sql: Sql, today: string, limit: number): Promise<ExpiringCard[]> {
  return sql.query<ExpiringCard>(
    `select * from (
       select customer_id, valid_to,
         valid_to - case when valid_to - $1::date <= 7 then 7 when valid_to - $1::date <= 30 then 30 else 90 end as stage_on
       from id_cards where back_confirmed and id_no is not null and valid_to between $1::date and $1::date + 90
     ) soon where not exists (
       select 1 from personal_messages m where m.customer_id = soon.customer_id and m.kind = 'id-card-due'
         and m.about = soon.valid_to::text and m.day = soon.stage_on
     ) order by customer_id limit $2`,
    [today, limit],
  );
}

/** Writes down which validity replaced which. */
export async function addRenewal(
  sql: Sql,
  row: { customer_id: number; was_valid_to: string | null; valid_to: string | null; at: Date },
): Promise<void> {
  await insert(sql, 'id_card_renewals', row);
}

/** Which validity replaced which, oldest first. */
export function listRenewals(
  sql: Sql,
  customerId: number,
): Promise<{ was_valid_to: string | null; valid_to: string | null; at: Date }[]> {
  return sql.query(
    'select was_valid_to, valid_to, at from id_card_renewals where customer_id = $1 order by id',
    [customerId],
  );
}
