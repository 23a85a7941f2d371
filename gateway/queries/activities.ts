import type { Response } from '@/contract';
import { first, type Sql } from '../database';

type Config = Response<'forwardingConfig'>;

interface ForwardingRow {
  readonly code: string;
  readonly kind: Config['kind'];
  readonly title: string;
  readonly lead: string;
  readonly points: Config['points'];
  readonly rules: Config['rules'];
  readonly button: string;
  readonly jump_url: string;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

export function forwardingByCode(sql: Sql, code: string): Promise<ForwardingRow | undefined> {
  return first<ForwardingRow>(sql, 'select * from forwarding_configs where code = $1', [code]);
}

interface Act {
  readonly code: string;
  readonly customerId: number;
  readonly action: 'view' | 'join';
}

/** Records that a customer did this; a repeated record changes nothing. */
export async function recordActivity(sql: Sql, { code, customerId, action }: Act, at: Date): Promise<void> {
  await sql.query(
    `insert into activity_records (code, customer_id, action, at) values ($1, $2, $3, $4) on conflict do nothing`,
    [code, customerId, action, at],
  );
}

/** When a customer joined; undefined if they have not joined. */
export async function joinedAt(sql: Sql, code: string, customerId: number): Promise<Date | undefined> {
  const row = await first<{ at: Date }>(
    sql,
    `select at from activity_records where code = $1 and customer_id = $2 and action = 'join'`,
    [code, customerId],
  );
  return row?.at;
}
