import { first, type Sql } from '../database';

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
