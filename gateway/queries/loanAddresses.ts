import { first, type Sql } from '../database';

export interface LoanAddressRow {
  readonly loan_seq: string;
  readonly customer_id: number;
  readonly region_codes: readonly string[];
  readonly region: string;
  readonly detail: string;
  readonly place: string;
  readonly saved_at: Date;
}

export async function keepAddress(sql: Sql, row: LoanAddressRow): Promise<void> {
  await sql.query(
    `insert into loan_addresses (loan_seq, customer_id, region_codes, region, detail, place, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (loan_seq) do update set region_codes = excluded.region_codes, region = excluded.region,
       detail = excluded.detail, place = excluded.place, saved_at = excluded.saved_at`,
    [row.loan_seq, row.customer_id, row.region_codes, row.region, row.detail, row.place, row.saved_at],
  );
}

/** The address of one drawing. */
export function addressOf(sql: Sql, loanSeq: string): Promise<LoanAddressRow | undefined> {
  return first<LoanAddressRow>(sql, 'select * from loan_addresses where loan_seq = $1', [loanSeq]);
}

/** The address that the customer gave last. */
export function lastAddress(sql: Sql, customerId: number): Promise<LoanAddressRow | undefined> {
  return first<LoanAddressRow>(
    sql,
    'select * from loan_addresses where customer_id = $1 order by saved_at desc, loan_seq limit 1',
    [customerId],
  );
}

/** The addresses of all drawings, oldest first. */
export function addressesOf(sql: Sql, customerId: number): Promise<LoanAddressRow[]> {
  return sql.query<LoanAddressRow>(
    'select * from loan_addresses where customer_id = $1 order by saved_at, loan_seq',
    [customerId],
  );
}
