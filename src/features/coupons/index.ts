export { CouponSheet } from './CouponSheet';
export { Coupons } from './coupons';
