import type { Fen } from '../money/fen';
import type { Instalment } from './instalment';

/** A coupon takes interest off the earliest instalments until its value (fen) is used up; never principal. */
export function netOfCoupon(schedule: readonly Instalment[], value: Fen): Instalment[] {
  let left = value;
  return schedule.map((row) => {
    const off = Math.min(left, row.interest);
    left -= off;
    return { ...row, interest: row.interest - off, total: row.total - off };
  });
}

/** The actual discount of a coupon on this schedule, in fen. */
export function discountOf(schedule: readonly Instalment[], value: Fen): Fen {
  return Math.min(
    value,
    schedule.reduce((sum, row) => sum + row.interest, 0),
  );
}
