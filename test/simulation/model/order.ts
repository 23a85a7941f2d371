/** How the bank treats an order, and how the gateway fares with its answer. */
export const FIRSTS = [
  'answers',
  // Carries the order out or declines it, and says nothing.
  'silent',
  // Never hears of the order.
  'lost',
  // Holds the order until it is decided by hand.
  'holds',
  // Answers for another amount.
  'otherAmount',
  // Answers; the gateway dies before or right after the commit of its booking.
  'diesBefore',
  'diesAfter',
] as const;

export interface Mood {
  readonly first: (typeof FIRSTS)[number];
  readonly verdict: 'approved' | 'declined';
  /** While it holds an order it does not hear a cancellation. */
  readonly deaf: boolean;
}

/** An order to the bank, as product decisions and the person's requests make it go. */
export interface Order {
  readonly kind: 'disburse' | 'collect';
  readonly ref: string;
  readonly amount: number;
  readonly mood: Mood;
  /** Where the bank has it. */
  place: 'away' | 'held' | 'decided';
  /** Set: the person wants the payout stopped. */
  stop: boolean;
  state: 'sent' | 'approved' | 'declined';
}

/** The first time that the bank hears of an order. */
export function sent(order: Order): void {
  const { first, verdict } = order.mood;
  if (first === 'lost') return;
  order.place = first === 'holds' ? 'held' : 'decided';
  if (first === 'answers' || first === 'diesAfter') order.state = verdict;
}

/** Each later question about an open order. */
export function asked(order: Order): void {
  if (order.state !== 'sent') return;
  const { verdict, deaf } = order.mood;
  if (order.place === 'decided') order.state = verdict;
  else if (order.stop && (order.place === 'away' || !deaf)) order.state = 'declined';
  else if (order.place === 'away') {
    order.place = 'decided';
    order.state = verdict;
  }
}
