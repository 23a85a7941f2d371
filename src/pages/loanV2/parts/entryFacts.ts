import { greatestAmount, type AmountRule } from '@/domain/loan/amountRule';
import type { RepaymentMethod } from '@/domain/loan/methods';
import { call, CallFailure } from '@/request';
import type { Card } from './cards';
import { couponsOf, type Coupon } from './coupons';
import { fenOf } from './plan';

/** What the loan page offers to choose from. */
export interface EntryFacts {
  readonly rule: AmountRule;
  /** The greatest amount that may be drawn now, in fen; 0: none. */
  readonly most: number;
  /** Decimal fraction a year. */
  readonly annualRate: string;
  readonly terms: readonly number[];
  readonly methods: readonly RepaymentMethod[];
  readonly cards: readonly Card[];
  readonly coupons: readonly Coupon[];
}

/** There is nothing to draw from; the server's own words. */
export interface NoLine {
  readonly noLine: string;
}

/** No credit line, or one that has run out. */
const NO_LINE: ReadonlySet<string> = new Set(['203008', '203009']);
const QUIET = { toast: false } as const;

async function quotaOr(): Promise<Omit<EntryFacts, 'cards' | 'coupons'> | NoLine> {
  try {
    const { min, step, available, annualRate, terms, methods } = await call('queryCustQuota', {}, QUIET);
    const rule = { min: fenOf(min), step: fenOf(step), max: fenOf(available) };
    return { rule, most: greatestAmount(rule), annualRate, terms, methods };
  } catch (failure) {
    if (failure instanceof CallFailure && NO_LINE.has(failure.code)) return { noLine: failure.message };
    throw failure;
  }
}

/** All that the loan page needs at once. Without its coupons it works as well. */
export async function loadEntry(): Promise<EntryFacts | NoLine> {
  const [quota, cards, coupons] = await Promise.all([
    quotaOr(),
    call('queryBankList', {}, QUIET),
    call('queryCoupon', { state: 'available' }, QUIET).then(couponsOf, () => []),
  ]);
  return 'noLine' in quota ? quota : { ...quota, cards: cards.list, coupons };
}
