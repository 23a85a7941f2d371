import { REPAYMENT_METHODS } from '@/domain/loan/methods';

/** Fen: 500.00 to the available quota, in steps of 100.00. */
export const DRAW_MIN = 50_000;
export const DRAW_STEP = 10_000;
export const TERMS: readonly number[] = [3, 6, 12, 24];
export const METHODS = REPAYMENT_METHODS;
/** Spec §9: the default product type, the only type that this gateway lends. A link that asks for another type gets the line of this one. */
export const PRODUCT_TYPE = 'YQDC001';
