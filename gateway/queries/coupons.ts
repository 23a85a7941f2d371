import type { PaymentKind } from '@/contract/codes';
import { addDays, type CivilDate } from '@/domain/dates/civil';
import { first, type Sql } from '../database';

export interface CouponRow {
  readonly coupon_id: string;
  readonly name: string;
  /** Fen. */
  readonly value: number;
  /** The smallest amount (fen) that the coupon can be used for. */
  readonly min_amount: number;
  readonly expires_on: string;
  readonly rule: string;
}

/** What a spent coupon was used for. */
interface CouponUse {
  readonly kind: PaymentKind;
  readonly no: string;
  readonly loan_no: string | null;
  readonly at: Date;
}

/** Any coupon of this customer. */
export function couponOf(
  sql: Sql,
  customerId: number,
  couponId: string,
): Promise<(CouponRow & { readonly used_at: Date | null }) | undefined> {
  return first(sql, 'select * from coupons where customer_id = $1 and coupon_id = $2', [
    customerId,
    couponId,
  ]);
}

/** Value of a coupon in fen, spent or not; 0 without a coupon. */
export async function couponValue(sql: Sql, couponId: string | null): Promise<number> {
  if (couponId === null) return 0;
  const row = await first<{ value: number }>(sql, 'select value from coupons where coupon_id = $1', [
    couponId,
  ]);
  return row?.value ?? 0;
}

/** Name of a coupon, spent or not; '' without a coupon. */
export async function couponName(sql: Sql, couponId: string | null): Promise<string> {
  if (couponId === null) return '';
  const row = await first<{ name: string }>(sql, 'select name from coupons where coupon_id = $1', [couponId]);
  return row?.name ?? '';
}

/** Spends a coupon as of a day: true the first time, unless it had expired by then. */
export async function spendCoupon(
  sql: Sql,
  couponId: string,
  { at, on }: { readonly at: Date; readonly on: CivilDate },
): Promise<boolean> {
  const rows = await sql.query(
    `update coupons set used_at = $2 where coupon_id = $1 and used_at is null and expires_on >= $3
     returning coupon_id`,
    [couponId, at, on],
  );
  return rows.length === 1;
}

/** A coupon that an order held in vain is good for at least this many days more. */
const RETURNED_DAYS = 3;

/** Makes a coupon usable again after its drawing or repayment failed, for three days at least (product decisions). Returns its last day. */
export async function returnCoupon(sql: Sql, couponId: string, today: CivilDate): Promise<CivilDate> {
  const row = await first<{ expires_on: CivilDate }>(
    sql,
    `update coupons set used_at = null, expires_on = greatest(expires_on, $2::date)
     where coupon_id = $1 returning expires_on`,
    [couponId, addDays(today, RETURNED_DAYS)],
  );
  if (row === undefined) throw new Error('an order with an unknown coupon');
  return row.expires_on;
}

/** Adds a coupon; an existing coupon with the same id stays unchanged. */
export async function addCoupon(sql: Sql, customerId: number, row: CouponRow): Promise<void> {
  await sql.query(
    `insert into coupons (coupon_id, customer_id, name, value, min_amount, expires_on, rule)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (coupon_id) do nothing`,
    [row.coupon_id, customerId, row.name, row.value, row.min_amount, row.expires_on, row.rule],
  );
}

/** The id of the coupon that comes with the first line of an account. */
export const welcomeCouponId = (custNo: string): string => `welcome-${custNo}`;

export async function hadWelcomeCoupon(sql: Sql, customerId: number): Promise<boolean> {
  const row = await first(
    sql,
    `select 1 from coupons where customer_id = $1 and coupon_id like 'welcome-%'`,
    [customerId],
  );
  return row !== undefined;
}

type CouponState = 'available' | 'used' | 'expired';

const STATES: Readonly<Record<CouponState, string>> = {
  available: 'used_at is null and expires_on >= $2',
  used: 'used_at is not null and $2::date is not null',
  expired: 'used_at is null and expires_on < $2',
};

/** A customer's coupons in a state, by expiry date. */
export function listCoupons(
  sql: Sql,
  customerId: number,
  state: CouponState,
  today: string,
): Promise<CouponRow[]> {
  return sql.query<CouponRow>(
    `select coupon_id, name, value, min_amount, expires_on, rule from coupons
     where customer_id = $1 and ${STATES[state]} order by expires_on, coupon_id`,
    [customerId, today],
  );
}

/** What a customer's spent coupons were used for, by coupon. A movement that failed has given its coupon back. */
export async function couponUses(sql: Sql, customerId: number): Promise<ReadonlyMap<string, CouponUse>> {
  const rows = await sql.query<CouponUse & { coupon_id: string }>(
    `select coupon_id, 'loan' as kind, loan_no as no, loan_no, created_at as at from loans
       where customer_id = $1 and coupon_id is not null and state <> 'failed'
     union all
     select q.coupon_id, 'repay', r.repay_no,
         case when (select count(distinct i->>'loanNo') from jsonb_array_elements(q.items) i) = 1
           then q.items->0->>'loanNo' end, r.created_at
       from repayments r join quotes q using (quote_id)
       where r.customer_id = $1 and q.coupon_id is not null and r.state <> 'failed'`,
    [customerId],
  );
  return new Map(rows.map(({ coupon_id, ...use }) => [coupon_id, use]));
}

/** All coupons of a customer, spent and expired ones too. */
export function allCoupons(
  sql: Sql,
  customerId: number,
): Promise<(CouponRow & { readonly used_at: Date | null })[]> {
  return sql.query('select * from coupons where customer_id = $1 order by expires_on, coupon_id', [
    customerId,
  ]);
}
