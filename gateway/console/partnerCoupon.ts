import { addDays, civilDateAt } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { readClock } from '../queries/clock';
import { customerByPhone } from '../queries/customers';
import { addPartnerCoupon } from '../queries/partnerCoupons';
import { newKey } from '../secrets';
import { Problem } from './problem';

const VALID_DAYS = 30;

/** A partner of the sandbox gives a customer a coupon. */
export async function givePartnerCoupon(sql: Sql, phone: string) {
  const customer = await customerByPhone(sql, phone);
  if (customer === undefined) throw new Problem('这个手机号还没有注册');
  const coupon = {
    coupon_id: newKey(),
    partner: '云岭样本超市',
    name: '满100元减10元',
    rule: '到店结账时出示券码，只能用一次',
    code: newKey().replace(/\W|_/g, '').slice(0, 8).toUpperCase(),
    expires_on: addDays(civilDateAt((await readClock(sql)).getTime()), VALID_DAYS),
  };
  await addPartnerCoupon(sql, customer.id, coupon);
  return { phone, name: coupon.name, expiresOn: coupon.expires_on };
}
