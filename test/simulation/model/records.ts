import type { Day } from './calendar';
import type { Order } from './order';
import type { Terms } from './plan';
import type { Cost, Wish } from './quote';

export interface Coupon {
  readonly value: number;
  expires: Day;
  used: boolean;
}

export interface Drawing {
  readonly no: string;
  readonly terms: Terms;
  readonly signedOn: Day;
  readonly coupon: number | undefined;
  readonly order: Order;
}

export interface Quote extends Cost {
  readonly wish: Wish;
  readonly day: Day;
  readonly expires: number;
  readonly discount: number;
  readonly pay: number;
  /** All that is left to pay on its loans by their plan, with the penalty of that day. */
  readonly most: number;
  used: boolean;
}

export interface Payment {
  readonly no: string;
  readonly quote: Quote;
  /** None: a coupon pays all of it. */
  readonly order: Order | undefined;
}
