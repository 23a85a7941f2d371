import type { Request } from '@/contract';
import type { Borrower } from './model/borrower';
import type { Quote } from './model/records';
import type { Customer } from './real/customer';

/** A request that moved money, as it was sent: it may be sent again. */
export type Sent =
  | { readonly name: 'limitUseLoan'; readonly request: Request<'limitUseLoan'>; readonly ref: string }
  | {
      readonly name: 'doRepayAfterTrial';
      readonly request: Request<'doRepayAfterTrial'>;
      readonly ref: string;
    };

/** One history: the same borrower in the model and at the gateway. */
export interface World {
  readonly model: Borrower;
  readonly real: Customer;
  /** Every quote that was asked for, with its id at the gateway. */
  readonly quotes: { readonly quote: Quote; readonly quoteId: string }[];
  readonly sent: Sent[];
  /** Loans that were seen settled. */
  readonly settled: Set<string>;
}
