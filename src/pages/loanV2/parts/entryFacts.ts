import type { Response } from '@/contract';
import { cardCalls } from '@/contract/card';
import { couponCalls } from '@/contract/coupon';
import { loanCalls } from '@/contract/loan';
import { repayCalls } from '@/contract/repay';
import { dayText, type CivilDate } from '@/domain/dates/civil';
import { greatestAmount, type AmountRule } from '@/domain/loan/amountRule';
import type { RepaymentMethod } from '@/domain/loan/methods';
import { moneyText, shortYuan } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { fetchLoanBlock, type LoanBlock } from '@/features/blocks';
import { refusalName } from '@/model/form';
import { call, CallFailure } from '@/request';
import { serverDay } from '@/stores/serverDay';
import type { Card } from './cards';
import { couponsOf, type Coupon } from './coupons';
import { LOAN_TEXTS } from './texts';

/** One of several products of the same line. */
export type LoanProduct = Response<'queryCustQuota'>['products'][number];

/** The options of the loan page. */
export interface EntryFacts {
  readonly rule: AmountRule;
  /** Largest amount that may be drawn now, in fen; 0 for none. */
  readonly most: number;
  /** Per year, as a decimal fraction. */
  readonly annualRate: string;
  /** The gateway's day. */
  readonly today: CivilDate;
  /** The choices; if there are none or one, the person chooses nothing. */
  readonly products: readonly LoanProduct[];
  readonly terms: readonly number[];
  readonly methods: readonly RepaymentMethod[];
  readonly cards: readonly Card[];
  readonly coupons: readonly Coupon[];
  /** What the newest loan was like; null before the first one. */
  readonly last: Response<'queryCustQuota'>['last'];
}

/** There is no line to draw from; `noLine` is the server's message. */
export interface NoLine {
  readonly noLine: string;
}

/** The line is approved and not activated yet; `inactive` is the server's message. */
export interface Inactive {
  readonly inactive: string;
}

/** Too little is left of the line; `usedUp` says when some of it returns. */
export interface UsedUp {
  readonly usedUp: string;
  readonly owes: boolean;
}

type Shut = NoLine | Inactive;

/** What the loan page shows. */
export type Entry = EntryFacts | Shut | UsedUp | LoanBlock;

export const isOpen = (entry: Entry | undefined): entry is EntryFacts =>
  entry !== undefined && 'rule' in entry;

async function quotaOr(): Promise<Omit<EntryFacts, 'cards' | 'coupons'> | Shut> {
  try {
    const answer = await call(loanCalls.queryCustQuota, {});
    const { min, step, available, annualRate, terms, methods, products, last } = answer;
    const today = answer.today ?? serverDay.today();
    const rule = { min: fenOf(min), step: fenOf(step), max: fenOf(available) };
    return { rule, most: greatestAmount(rule), annualRate, today, terms, methods, products, last };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const refusal = refusalName(loanCalls.queryCustQuota, failure);
    // No line, or an expired one.
    if (refusal === 'noLine' || refusal === 'lineExpired') return { noLine: failure.message };
    if (refusal === 'lineInactive') return { inactive: failure.message };
    throw failure;
  }
}

/** When the limit returns: with the principal of the next repayment. */
async function usedUp({ rule, today }: Pick<EntryFacts, 'rule' | 'today'>): Promise<UsedUp> {
  const room = LOAN_TEXTS.noRoom(shortYuan(rule.min));
  const pending = await call(repayCalls.queryPendingRepayment, {}).catch(() => undefined);
  const due = pending?.due;
  if (pending && !due) return { usedUp: `${room}。`, owes: false };
  if (!due) return { usedUp: `${room}，${LOAN_TEXTS.returnsLater}。`, owes: true };
  const [total, principal] = [due.total, due.principal].map((yuan) => moneyText(fenOf(yuan))) as [
    string,
    string,
  ];
  const day = due.date <= today ? '' : dayText(due.date, today);
  return { usedUp: `${room}。${LOAN_TEXTS.returns(day, total, principal)}。`, owes: true };
}

/**
 * Loads everything that the loan page needs. It also checks whether a drawing may be started: not everyone comes through the home page. If
 * the coupons cannot be loaded, the page works without them.
 */
export async function loadEntry(): Promise<Entry> {
  const [block, quota, cards, coupons] = await Promise.all([
    fetchLoanBlock(),
    quotaOr(),
    call(cardCalls.queryBankList, {}),
    call(couponCalls.queryCoupon, { state: 'available' }).then(couponsOf, () => []),
  ]);
  // A missing line comes first, because the person can do something about it.
  if (!('rule' in quota)) return quota;
  if (block) return block;
  return quota.most === 0 ? usedUp(quota) : { ...quota, cards: cards.list, coupons };
}
