import { cardCalls } from '@/contract/card';
import { contentCalls } from '@/contract/content';
import { loanCalls } from '@/contract/loan';
import { greatestAmount, type AmountRule } from '@/domain/loan/amountRule';
import type { RepaymentMethod } from '@/domain/loan/methods';
import { loanBar } from '@/features/entry';
import { fetchLastLoan, type LastLoan } from '@/features/lastLoan';
import { refusalName } from '@/model/form';
import { call, CallFailure } from '@/request';
import type { Card } from './cards';
import { couponsOf, type Coupon } from './coupons';
import { fenOf } from './plan';

/** The options of the loan page. */
export interface EntryFacts {
  readonly rule: AmountRule;
  /** Largest amount that may be drawn now, in fen; 0 for none. */
  readonly most: number;
  /** Per year, as a decimal fraction. */
  readonly annualRate: string;
  readonly terms: readonly number[];
  readonly methods: readonly RepaymentMethod[];
  readonly cards: readonly Card[];
  readonly coupons: readonly Coupon[];
  /** The newest loan; undefined before the first one, or if it could not be loaded. */
  readonly last: LastLoan | undefined;
}

/** There is no line to draw from; `noLine` is the server's message. */
export interface NoLine {
  readonly noLine: string;
}

/** The line is approved and not activated yet; `inactive` is the server's message. */
export interface Inactive {
  readonly inactive: string;
}

type Shut = NoLine | Inactive;

/** No drawing may be started (spec §4 Loan start); `barred` says why. */
export interface Barred {
  readonly barred: string;
}

/** What the loan page shows. */
export type Entry = EntryFacts | Shut | Barred;

export const isOpen = (entry: Entry | undefined): entry is EntryFacts =>
  entry !== undefined && 'rule' in entry;

async function quotaOr(): Promise<Omit<EntryFacts, 'cards' | 'coupons' | 'last'> | Shut> {
  try {
    const { min, step, available, annualRate, terms, methods } = await call(loanCalls.queryCustQuota, {});
    const rule = { min: fenOf(min), step: fenOf(step), max: fenOf(available) };
    return { rule, most: greatestAmount(rule), annualRate, terms, methods };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const refusal = refusalName(loanCalls.queryCustQuota, failure);
    // No line, or an expired one.
    if (refusal === 'noLine' || refusal === 'lineExpired') return { noLine: failure.message };
    if (refusal === 'lineInactive') return { inactive: failure.message };
    throw failure;
  }
}

/**
 * Loads everything that the loan page needs. It also checks whether a drawing may be started: not everyone comes through the home page. If
 * the coupons or the last loan cannot be loaded, the page works without them.
 */
export async function loadEntry(): Promise<Entry> {
  const [bar, quota, cards, coupons, last] = await Promise.all([
    loanBar(),
    quotaOr(),
    call(cardCalls.queryBankList, {}),
    call(contentCalls.queryCoupon, { state: 'available' }).then(couponsOf, () => []),
    fetchLastLoan().catch(() => undefined),
  ]);
  // A missing line comes first: the person can do something about it.
  if (!('rule' in quota)) return quota;
  return bar === undefined ? { ...quota, cards: cards.list, coupons, last } : { barred: bar };
}
