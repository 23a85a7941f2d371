import { RATE_CEILING } from '@/domain/loan/annualised';

/** Rate range offered before a quota is known; annual, as decimal fractions. */
export const OFFERED_RATE = { min: '0.0720', max: RATE_CEILING } as const;
export const LINE_MONTHS = 12;

/** Given once to an ID number, with the first line. Amounts in fen. */
export const WELCOME_COUPON = {
  name: '新人利息券',
  value: 5_000,
  min_amount: 100_000,
  days: 30,
  rule: '借款满 1,000.00 元可用，抵扣利息，不抵扣本金',
} as const;
