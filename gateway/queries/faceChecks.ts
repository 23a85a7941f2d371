import { first, type Sql } from '../database';

export type FaceOutcome = 'passed' | 'failed' | 'cancelled';
export interface FaceCheckRow {
  readonly biz_token: string;
  readonly customer_id: number;
  readonly scene: string;
  readonly terminal: 'h5' | 'weapp';
  readonly nonce: string;
  readonly outcome: FaceOutcome | null;
  readonly created_at: Date;
}

export async function addFaceCheck(sql: Sql, row: Omit<FaceCheckRow, 'outcome'>): Promise<void> {
  await sql.query(
    'insert into face_checks (biz_token, customer_id, scene, terminal, nonce, created_at) values ($1, $2, $3, $4, $5, $6)',
    [row.biz_token, row.customer_id, row.scene, row.terminal, row.nonce, row.created_at],
  );
}

export function findFaceCheck(sql: Sql, bizToken: string): Promise<FaceCheckRow | undefined> {
  return first<FaceCheckRow>(sql, 'select * from face_checks where biz_token = $1', [bizToken]);
}

export async function faceOutcome(sql: Sql, bizToken: string): Promise<FaceOutcome | undefined> {
  return (await findFaceCheck(sql, bizToken))?.outcome ?? undefined;
}

/** Settles an open check once; a second decision changes nothing. */
export async function decideFaceCheck(sql: Sql, bizToken: string, outcome: FaceOutcome): Promise<void> {
  await sql.query('update face_checks set outcome = $2 where biz_token = $1 and outcome is null', [bizToken, outcome]);
}

/** Whether the customer passed a check of this scene since then, and how many failed. */
export async function faceHistory(
  sql: Sql,
  customerId: number,
  scene: string,
  since: Date,
): Promise<{ passed: boolean; failures: number }> {
  const row = await first<{ passed: boolean | null; failures: number }>(
    sql,
    `select bool_or(outcome = 'passed') as passed, count(*) filter (where outcome = 'failed') as failures
     from face_checks where customer_id = $1 and scene = $2 and created_at > $3`,
    [customerId, scene, since],
  );
  return { passed: row?.passed === true, failures: Number(row?.failures ?? 0) };
}
