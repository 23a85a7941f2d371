import type { PersonFacts } from '../../../gateway/console/person/facts';
import type { Phone } from './phone/phone';

/** What a screen has said about an order of money. */
export type Said = 'processing' | 'paid' | 'failed' | 'never';

/** Somebody with a credit line, and what they know. */
export interface Person {
  readonly id: number;
  readonly number: string;
  readonly facts: PersonFacts;
  readonly phone: Phone;
  /** The last thing said of each request number. */
  readonly said: Map<string, Said>;
  /** The amount typed on the loan page, how many drawings there were then, and when (ms since 1970); undefined: nothing that must be kept. */
  typed: { readonly amount: string; readonly drawings: number; readonly at: number } | undefined;
  /** What the screen said when the person confirmed: interest of each drawing by its loanSeq, price of each payment by its quote. Fen. */
  readonly shownInterest: Map<string, number>;
  readonly shownPrices: Map<string, number>;
  /** Drawings that the gateway has of this person. */
  drawings: number;
}

/** What no one knows yet. */
export const knowingNothing = () => ({
  said: new Map<string, Said>(),
  typed: undefined,
  drawings: 0,
  shownInterest: new Map<string, number>(),
  shownPrices: new Map<string, number>(),
});
