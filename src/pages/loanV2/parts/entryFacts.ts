import { cardCalls } from '@/contract/card';
import { contentCalls } from '@/contract/content';
import { loanCalls } from '@/contract/loan';
import { greatestAmount, type AmountRule } from '@/domain/loan/amountRule';
import type { RepaymentMethod } from '@/domain/loan/methods';
import { loanBar } from '@/features/entry';
import { refusalName } from '@/model/form';
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

/** No drawing may be started (spec §4 Loan start); why not. */
export interface Barred {
  readonly barred: string;
}

/** What the loan page shows. */
export type Entry = EntryFacts | NoLine | Barred;

export const isOpen = (entry: Entry | undefined): entry is EntryFacts =>
  entry !== undefined && 'rule' in entry;

async function quotaOr(): Promise<Omit<EntryFacts, 'cards' | 'coupons'> | NoLine> {
  try {
    const { min, step, available, annualRate, terms, methods } = await call(loanCalls.queryCustQuota, {});
    const rule = { min: fenOf(min), step: fenOf(step), max: fenOf(available) };
    return { rule, most: greatestAmount(rule), annualRate, terms, methods };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const refusal = refusalName(loanCalls.queryCustQuota, failure);
    // None, or one that has run out.
    if (refusal === 'noLine' || refusal === 'lineExpired') return { noLine: failure.message };
    throw failure;
  }
}

/**
 * All that the loan page needs at once. Whether a drawing may be started is asked here as well: not everyone comes by the
 * home page. Without its coupons the page works as well.
 */
export async function loadEntry(): Promise<Entry> {
  const [bar, quota, cards, coupons] = await Promise.all([
    loanBar(),
    quotaOr(),
    call(cardCalls.queryBankList, {}),
    call(contentCalls.queryCoupon, { state: 'available' }).then(couponsOf, () => []),
  ]);
  // Without a line there is something to do about it, whatever else bars.
  if ('noLine' in quota) return quota;
  return bar === undefined ? { ...quota, cards: cards.list, coupons } : { barred: bar };
}
