import fc from 'fast-check';
import { FIRSTS, type Mood } from '../model/order';
import type { World } from '../world';
import { ask, draw, pay, type DrawStep, type PayStep, type QuoteStep } from './money';
import { look } from './look';
import { review, transfer, type ReviewStep, type TransferStep } from './transfer';
import {
  again,
  payOld,
  release,
  stop,
  sweep,
  wait,
  type AgainStep,
  type OldQuoteStep,
  type ReleaseStep,
  type StopStep,
  type SweepStep,
  type WaitStep,
} from './others';

interface LookStep {
  readonly do: 'look';
}

/** One command of a history, as plain data: it prints and shrinks. A new one: its type here, its arbitrary and its run below. */
export type Step =
  | DrawStep
  | QuoteStep
  | PayStep
  | OldQuoteStep
  | AgainStep
  | WaitStep
  | SweepStep
  | ReleaseStep
  | StopStep
  | TransferStep
  | ReviewStep
  | LookStep;

const usually = <T>(value: T, seldom: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(value), weight: 3 }, { arbitrary: seldom, weight: 1 });

const mood: fc.Arbitrary<Mood> = fc.record({
  first: usually('answers' as const, fc.constantFrom(...FIRSTS)),
  verdict: usually('approved' as const, fc.constantFrom('approved', 'declined')),
  deaf: usually(false, fc.boolean()),
});
const coupon = usually(undefined, fc.constantFrom(0, 1, 2));
/** The edges more often than their share. */
const share = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 99 }), weight: 8 },
  { arbitrary: fc.constantFrom(0, 1, 99, 100), weight: 2 },
);
const asked = {
  kind: fc.constantFrom('due', 'due', 'due', 'partial', 'partial', 'payoff', 'coolingOff'),
  loans: fc.integer({ min: 0, max: 7 }),
  coupon,
  share,
  plan: fc.constantFrom('sameTerms', 'sooner'),
} as const;
const which = fc.nat({ max: 7 });
const twice = usually(false, fc.boolean());

const one = <N extends Step['do']>(name: N) => fc.constant(name);

const arbitraries: {
  readonly [N in Step['do']]: { weight: number; arbitrary: fc.Arbitrary<Step & { do: N }> };
} = {
  draw: {
    weight: 5,
    arbitrary: fc.record({
      do: one('draw'),
      share,
      term: fc.constantFrom(3, 3, 6, 6, 12, 24),
      method: fc.constantFrom('equal-instalment', 'equal-principal', 'interest-first', 'bullet'),
      coupon,
      mood,
    }),
  },
  quote: { weight: 1, arbitrary: fc.record({ do: one('quote'), ...asked }) },
  pay: { weight: 7, arbitrary: fc.record({ do: one('pay'), ...asked, mood, twice }) },
  payOld: { weight: 2, arbitrary: fc.record({ do: one('payOld'), which, mood }) },
  again: { weight: 1, arbitrary: fc.record({ do: one('again'), which }) },
  wait: {
    weight: 6,
    arbitrary: fc.record({
      do: one('wait'),
      days: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 4, max: 70 })),
      minutes: fc.constantFrom(0, 0, 16),
    }),
  },
  sweep: { weight: 2, arbitrary: fc.record({ do: one('sweep'), gateways: fc.constantFrom(1, 2) }) },
  release: { weight: 1, arbitrary: fc.record({ do: one('release') }) },
  stop: { weight: 1, arbitrary: fc.record({ do: one('stop'), which }) },
  transfer: {
    weight: 3,
    arbitrary: fc.record({
      do: one('transfer'),
      which,
      sum: fc.constantFrom(
        'due',
        'partOfDue',
        'partOfDue',
        'tooLittle',
        'ahead',
        'ahead',
        'payoff',
        'principal',
        'tooMuch',
      ),
      share,
      ago: fc.constantFrom(0, 0, 1, 5, 40),
    }),
  },
  review: {
    weight: 4,
    arbitrary: fc.record({
      do: one('review'),
      verdict: usually('accept' as const, fc.constant('refuse' as const)),
      later: fc.constantFrom(0, 0, 1, 30),
      twice,
    }),
  },
  look: { weight: 1, arbitrary: fc.record({ do: one('look') }) },
};

const MOST_STEPS = 14;

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(...Object.values<fc.WeightedArbitrary<Step>>(arbitraries)),
  {
    minLength: 1,
    maxLength: MOST_STEPS,
    size: 'max',
  },
);

const runs: { readonly [N in Step['do']]: (world: World, step: Step & { do: N }) => Promise<unknown> } = {
  draw,
  quote: ask,
  pay,
  payOld,
  again,
  wait,
  sweep,
  release,
  stop,
  transfer,
  review,
  look,
};

/** Does one step at the gateway and in the model, and compares their answers. */
export async function run(world: World, step: Step): Promise<void> {
  await (runs[step.do] as (world: World, step: Step) => Promise<unknown>)(world, step);
}
