import { toYuan } from '@/domain/money/fen';
import type { Quote } from '../model/records';
import { total } from '../model/loan';
import type { Mood, Order } from '../model/order';
import { boundsOn, type Choice } from '../model/partial';
import type { Method } from '../model/plan';
import type { Kind, Wish } from '../model/quote';
import { answered, same } from '../expected';
import type { Sent, World } from '../world';
import { believe } from './believe';

/** A share of what is possible, in hundredths: 0 and 100 are just outside. */
export type Share = number;

export interface DrawStep {
  readonly do: 'draw';
  readonly share: Share;
  readonly term: number;
  readonly method: Method;
  readonly coupon: number | undefined;
  readonly mood: Mood;
}

export interface Asked {
  readonly kind: Kind;
  /** One bit for each loan; none: the first. */
  readonly loans: number;
  readonly coupon: number | undefined;
  readonly share: Share;
  readonly plan: Choice;
}
export interface QuoteStep extends Asked {
  readonly do: 'quote';
}
export interface PayStep extends Asked {
  readonly do: 'pay';
  readonly mood: Mood;
  /** The same request twice at once. */
  readonly twice: boolean;
}

/** What a person reads of a payment in this state. */
const stateOf = ({ state }: Order): 'processing' | 'paid' | 'failed' =>
  state === 'sent' ? 'processing' : state === 'approved' ? 'paid' : 'failed';

/** How an answered booking reads; without an order a coupon has paid all. */
export const shown = (order: Order | undefined) => (order === undefined ? 'paid' : stateOf(order));

const HUNDRED_YUAN = 10_000;
const LEAST = 50_000;

/** From the least to all that is free, in whole hundreds; 100: a hundred more than is free. */
function amountOf({ model }: World, share: Share): number {
  const free = model.limit - model.used;
  const whole = free - (free % HUNDRED_YUAN);
  if (share === 100) return whole + HUNDRED_YUAN;
  const steps = Math.floor((Math.max(0, whole - LEAST) / HUNDRED_YUAN) * (share / 99));
  return LEAST + steps * HUNDRED_YUAN;
}

export async function draw(world: World, step: DrawStep): Promise<void> {
  const { model, real } = world;
  const { term: terms, method, coupon, mood } = step;
  const wish = { amount: amountOf(world, step.share), rate: model.rate, terms, method };
  const why = model.mayDraw(wish.amount, coupon);
  const opened = answered('draw', await real.openDrawing(wish, coupon), why);
  if (opened === undefined) return;
  const request = await real.sign(opened.loanSeq);
  real.gateway.bank.mood = mood;
  const { loanNo, state } = await real.must('limitUseLoan', request);
  const { order } = model.draw(loanNo, wish, { coupon, mood });
  world.sent.push({ name: 'limitUseLoan', request, ref: loanNo });
  same('the state of the drawing', state, shown(order));
}

/** Undefined: there is no loan yet. */
export function wishOf({ model }: World, { kind, loans, coupon, share, plan }: Asked): Wish | undefined {
  const [first, ...more] = model.loans;
  if (first === undefined) return undefined;
  if (kind === 'partial') {
    const loan = model.loans[loans % model.loans.length] ?? first;
    const { above, below } = boundsOn(loan, model.today);
    const room = Math.max(0, below - above - 2);
    const inside = above + 1 + Math.round((room * Math.max(0, share - 1)) / 98);
    const amount = share === 0 ? above : share === 100 ? below : inside;
    return { kind, loanNos: [loan.no], coupon, amount, plan };
  }
  const chosen = [first, ...more].filter((_loan, index) => ((loans >> index) & 1) === 1);
  return { kind, loanNos: (chosen.length > 0 ? chosen : [first]).map(({ no }) => no), coupon };
}

/** Asks for a quote at both, and compares every figure of it. Undefined: refused, or nothing to ask about. */
export async function ask(
  world: World,
  asked: Asked,
): Promise<{ quote: Quote; quoteId: string } | undefined> {
  const { model, real, quotes } = world;
  const wish = wishOf(world, asked);
  if (wish === undefined) return undefined;
  const quote = model.quote(wish);
  const answer = answered(
    `a quote (${wish.kind})`,
    await real.quote(wish),
    typeof quote === 'string' ? quote : undefined,
  );
  if (answer === undefined || typeof quote === 'string') return undefined;
  const of = (no?: string) => {
    const items = quote.items.filter((item) => no === undefined || item.no === no);
    const sums = { principal: 0, interest: 0, penalty: 0 };
    for (const item of items)
      for (const name of ['principal', 'interest', 'penalty'] as const) sums[name] += item[name];
    return [sums.principal, sums.interest, sums.penalty, total(items)].map(toYuan);
  };
  const splitOf = (parts: Record<'principal' | 'interest' | 'penalty' | 'total', string>) => [
    parts.principal,
    parts.interest,
    parts.penalty,
    parts.total,
  ];
  same(`the quote (${wish.kind})`, splitOf(answer), of());
  same(
    'the quote’s discount, payment and saving',
    [answer.discount, answer.payAmount, answer.savedInterest],
    [toYuan(quote.discount), toYuan(quote.pay), toYuan(quote.saved)],
  );
  for (const item of answer.items) same('the quote of one loan', splitOf(item), of(item.loanNo));
  same(
    'the plan after it',
    answer.after?.map((row) => [row.term, row.dueDate, row.principal, row.interest]) ?? null,
    quote.rows?.map((row) => [row.term, row.due, toYuan(row.principal), toYuan(row.interest)]) ?? null,
  );
  await believe(world, wish, answer);
  quotes.push({ quote, quoteId: answer.quoteId });
  return { quote, quoteId: answer.quoteId };
}

/** Moods in which two requests at once end in one way only. */
const CERTAIN: readonly Mood['first'][] = ['answers', 'holds', 'diesAfter'];

/** Pays a quote; refused exactly when the model refuses it. */
export async function payQuote(
  world: World,
  { quote, quoteId }: World['quotes'][number],
  { mood, twice = false }: { readonly mood: Mood; readonly twice?: boolean },
): Promise<void> {
  const { model, real, sent } = world;
  const request = await real.payment(quoteId);
  real.gateway.bank.mood = mood;
  const answers = await Promise.all(
    twice && CERTAIN.includes(mood.first)
      ? [real.call('doRepayAfterTrial', request), real.call('doRepayAfterTrial', request)]
      : [real.call('doRepayAfterTrial', request)],
  );
  const why = model.mayPay(quote);
  for (const one of answers) answered('pay', one, why);
  const first = answered('pay', answers[0], why);
  if (first === undefined) return;
  const { order } = model.pay(first.repayNo, quote, mood);
  const again: Sent = { name: 'doRepayAfterTrial', request, ref: first.repayNo };
  sent.push(again);
  same(
    'the state of the payment',
    answers.map((one) => ('state' in one ? one.state : '')),
    answers.map(() => shown(order)),
  );
}

export async function pay(world: World, step: PayStep): Promise<void> {
  const asked = await ask(world, step);
  if (asked !== undefined) await payQuote(world, asked, step);
}
