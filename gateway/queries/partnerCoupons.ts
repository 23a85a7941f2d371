import { first, insert, type Sql } from '../database';

export interface PartnerCouponRow {
  readonly coupon_id: string;
  readonly partner: string;
  readonly name: string;
  readonly rule: string;
  readonly code: string;
  readonly expires_on: string;
}

export async function addPartnerCoupon(sql: Sql, customerId: number, row: PartnerCouponRow): Promise<void> {
  await insert(sql, 'partner_coupons', { ...row, customer_id: customerId });
}

/** Valid ones first, the next to expire at the top. */
export function listPartnerCoupons(sql: Sql, customerId: number, today: string): Promise<PartnerCouponRow[]> {
  return sql.query<PartnerCouponRow>(
    `select coupon_id, partner, name, rule, code, expires_on from partner_coupons
     where customer_id = $1 order by expires_on < $2, expires_on, coupon_id`,
    [customerId, today],
  );
}

export async function countPartnerCoupons(sql: Sql, customerId: number, today: string): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select count(*) as n from partner_coupons where customer_id = $1 and expires_on >= $2',
    [customerId, today],
  );
  return Number(row?.n ?? 0);
}
