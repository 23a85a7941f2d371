import type { PartnerStepState } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

/** A decided step; `open` and `none` are no decisions. */
export type PartnerStepEnd = Exclude<PartnerStepState, 'open' | 'none'>;

export interface PartnerStepRow {
  readonly step_key: string;
  readonly customer_id: number;
  readonly page_url: string;
  readonly created_at: Date;
  /** The person's choice on the sandbox's page. */
  readonly outcome: PartnerStepEnd | null;
  /** What the partner said; null while the step is open. */
  readonly result: PartnerStepEnd | null;
}

export async function addPartnerStep(
  sql: Sql,
  row: Omit<PartnerStepRow, 'outcome' | 'result'>,
): Promise<void> {
  await insert(sql, 'partner_steps', row);
}

/** The customer's newest one after `since`. */
export function newestPartnerStep(
  sql: Sql,
  customerId: number,
  since: Date = new Date(0),
): Promise<PartnerStepRow | undefined> {
  return first<PartnerStepRow>(
    sql,
    'select * from partner_steps where customer_id = $1 and created_at >= $2 order by created_at desc limit 1',
    [customerId, since],
  );
}

/** Stores what the partner said, once. */
export async function endPartnerStep(
  sql: Sql,
  stepKey: string,
  result: PartnerStepEnd,
  at: Date,
): Promise<void> {
  await sql.query(
    'update partner_steps set result = $2, decided_at = $3 where step_key = $1 and result is null',
    [stepKey, result, at],
  );
}

/** What the partner has said of a customer goes with the consent. */
export async function dropPartnerSteps(sql: Sql, customerId: number): Promise<void> {
  await sql.query('delete from partner_steps where customer_id = $1', [customerId]);
}

/** Sandbox: a step by its key. */
export function findPartnerStep(sql: Sql, stepKey: string): Promise<PartnerStepRow | undefined> {
  return first<PartnerStepRow>(sql, 'select * from partner_steps where step_key = $1', [stepKey]);
}

/** Sandbox: the person's choice on the partner's page; false if there is an earlier one, which stays. */
export async function choosePartnerStep(
  sql: Sql,
  stepKey: string,
  outcome: PartnerStepEnd,
): Promise<boolean> {
  const rows = await sql.query(
    'update partner_steps set outcome = $2 where step_key = $1 and outcome is null returning step_key',
    [stepKey, outcome],
  );
  return rows.length === 1;
}
