import type { FaceResult } from '@/contract/codes';
import type { Terminal } from '@/contract/visitCodes';
import { first, insert, type Sql } from '../database';

/** How a check ends. */
export type FaceOutcome = Exclude<FaceResult, 'pending'>;

export interface FaceCheckRow {
  readonly biz_token: string;
  readonly customer_id: number;
  readonly scene: string;
  readonly terminal: Terminal;
  readonly nonce: string;
  /** The person's choice on the sandbox's page. */
  readonly outcome: FaceOutcome | null;
  /** The provider's decision; null while the check is open. */
  readonly result: FaceOutcome | null;
  readonly created_at: Date;
}

export async function addFaceCheck(sql: Sql, row: Omit<FaceCheckRow, 'outcome' | 'result'>): Promise<void> {
  await insert(sql, 'face_checks', row);
}

export function findFaceCheck(sql: Sql, bizToken: string): Promise<FaceCheckRow | undefined> {
  return first<FaceCheckRow>(sql, 'select * from face_checks where biz_token = $1', [bizToken]);
}

export async function faceOutcome(sql: Sql, bizToken: string): Promise<FaceOutcome | undefined> {
  return (await findFaceCheck(sql, bizToken))?.outcome ?? undefined;
}

/** Stores the person's choice on the sandbox's page; false if an earlier choice exists, which stays. */
export async function decideFaceCheck(sql: Sql, bizToken: string, outcome: FaceOutcome): Promise<boolean> {
  const rows = await sql.query(
    'update face_checks set outcome = $2 where biz_token = $1 and outcome is null returning biz_token',
    [bizToken, outcome],
  );
  return rows.length === 1;
}

/** Stores the provider's decision; false if the check was decided before. */
export async function settleFaceCheck(sql: Sql, bizToken: string, result: FaceOutcome): Promise<boolean> {
  const rows = await sql.query(
    'update face_checks set result = $2 where biz_token = $1 and result is null returning biz_token',
    [bizToken, result],
  );
  return rows.length === 1;
}

/** Whether the customer passed a check of this scene that was started after `since`; without `since`, ever. */
export async function facePassed(
  sql: Sql,
  customerId: number,
  scene: string,
  since?: Date,
): Promise<boolean> {
  const row = await first(
    sql,
    `select 1 from face_checks where customer_id = $1 and scene = $2 and result = 'passed'
     and ($3::timestamptz is null or created_at > $3) limit 1`,
    [customerId, scene, since ?? null],
  );
  return row !== undefined;
}

/** Whether the customer ever passed a check of any scene. */
export async function everPassedFace(sql: Sql, customerId: number): Promise<boolean> {
  const row = await first(
    sql,
    `select 1 from face_checks where customer_id = $1 and result = 'passed' limit 1`,
    [customerId],
  );
  return row !== undefined;
}

/** Number of the customer's failed checks of any scene, started at or after `since`. */
export async function faceFailures(sql: Sql, customerId: number, since: Date): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    `select count(*) as n from face_checks where customer_id = $1 and result = 'failed' and created_at >= $2`,
    [customerId, since],
  );
  return Number(row?.n ?? 0);
}

/** Cancels open checks: a newer check starts, or the customer's identity has changed. */
export async function cancelOpenFaceChecks(sql: Sql, customerId: number): Promise<void> {
  await sql.query(`update face_checks set result = 'cancelled' where customer_id = $1 and result is null`, [
    customerId,
  ]);
}
