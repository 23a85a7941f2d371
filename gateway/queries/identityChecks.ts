import type { CheckMethod, SensitiveAction } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

interface CheckRow {
  readonly check_token: string;
  readonly customer_id: number;
  readonly token_hash: string;
  readonly action: SensitiveAction;
  readonly method: CheckMethod;
  readonly at: Date;
  readonly expires_at: Date;
}

export async function addCheck(sql: Sql, row: CheckRow): Promise<void> {
  await insert(sql, 'identity_checks', row);
}

interface CheckFor {
  readonly checkToken: string;
  readonly customerId: number;
  readonly tokenHash: string;
  readonly action: SensitiveAction;
  readonly now: Date;
}

const GOOD =
  'check_token = $1 and customer_id = $2 and token_hash = $3 and action = $4 and used_at is null and expires_at > $5';
const paramsOf = ({ checkToken, customerId, tokenHash, action, now }: CheckFor) => [
  checkToken,
  customerId,
  tokenHash,
  action,
  now,
];

/** Uses up a check; the method that proved the identity, undefined if the check is not good for this. */
export async function takeCheck(sql: Sql, wanted: CheckFor): Promise<CheckMethod | undefined> {
  const row = await first<{ method: CheckMethod }>(
    sql,
    `update identity_checks set used_at = $5 where ${GOOD} returning method`,
    paramsOf(wanted),
  );
  return row?.method;
}

/** Gives back a check that was used up at that moment: what it was for could not be done. */
export async function returnCheck(sql: Sql, { checkToken, customerId, now }: CheckFor): Promise<void> {
  await sql.query(
    'update identity_checks set used_at = null where check_token = $1 and customer_id = $2 and used_at = $3',
    [checkToken, customerId, now],
  );
}

/** Whether a check is good for this, without using it up. */
export async function hasCheck(sql: Sql, wanted: CheckFor): Promise<boolean> {
  const row = await first(sql, `select 1 as good from identity_checks where ${GOOD}`, paramsOf(wanted));
  return row !== undefined;
}

type FaceFor = Omit<CheckFor, 'checkToken' | 'now'>;

/** The person's next face check is for this action, in this session. */
export async function aimFace(sql: Sql, { customerId, tokenHash, action }: FaceFor, at: Date): Promise<void> {
  await sql.query(
    `insert into check_faces (customer_id, token_hash, action, at) values ($1, $2, $3, $4)
     on conflict (customer_id) do update set token_hash = $2, action = $3, at = $4`,
    [customerId, tokenHash, action, at],
  );
}

/** Since when the person's next face check is for this; undefined if it is not. */
export async function faceAimedAt(
  sql: Sql,
  { customerId, tokenHash, action }: FaceFor,
): Promise<Date | undefined> {
  const row = await first<{ at: Date }>(
    sql,
    'select at from check_faces where customer_id = $1 and token_hash = $2 and action = $3 for update',
    [customerId, tokenHash, action],
  );
  return row?.at;
}

/** Uses up the customer's newest passed face check of the scene 'check' that was started since then; false if there is none. */
export async function spendFace(sql: Sql, customerId: number, since: Date, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `update face_checks set spent_at = $3 where biz_token = (
       select biz_token from face_checks where customer_id = $1 and scene = 'check' and result = 'passed'
         and spent_at is null and created_at >= $2 order by created_at desc limit 1 for update)
     returning biz_token`,
    [customerId, since, now],
  );
  return rows.length === 1;
}

/** Checks of this customer that were not used prove nothing any more. */
export async function voidChecks(sql: Sql, customerId: number, now: Date): Promise<void> {
  await sql.query('update identity_checks set used_at = $2 where customer_id = $1 and used_at is null', [
    customerId,
    now,
  ]);
}

/** Uses up this face check of the scene 'check', if the customer passed it within ten minutes; false otherwise. */
export async function spendFaceByToken(
  sql: Sql,
  { customerId, bizToken }: { readonly customerId: number; readonly bizToken: string },
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `update face_checks set spent_at = $3 where biz_token = $1 and customer_id = $2 and scene = 'check'
       and result = 'passed' and spent_at is null and created_at > $3::timestamptz - interval '10 minutes'
     returning biz_token`,
    [bizToken, customerId, now],
  );
  return rows.length === 1;
}
