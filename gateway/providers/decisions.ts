/** Answers of the sandbox providers that a tester can set for a phone (console `/sandbox/api/decisions`). */
export const DECISIONS = {
  /** `supply` asks for more first and approves then; `activate` approves a line that the person has to activate. */
  credit: ['approve', 'deny', 'hold', 'supply', 'activate'],
  /** `hold` can be stopped; `hang` gives no answer on a request to stop either. */
  disburse: ['pay', 'fail', 'hold', 'hang'],
  /** `ask` leaves the decision to the person on the gateway's face page. */
  face: ['pass', 'fail', 'ask'],
  card: ['sign', 'refuse'],
  /** `maintained`: the first bank of the quick binding is closed. `silent`: a bank's page gives no result. */
  banks: ['open', 'maintained', 'silent'],
  /** Whether the repayment card may be changed. */
  cardSwitch: ['open', 'closed'],
  collect: ['pay', 'fail', 'hold'],
  education: ['approve', 'return', 'hold'],
  /** Products on offer: borrowing alone, shopping alone (which asks for an address), or both. */
  products: ['loan', 'goods', 'both'],
  /** `ownContacts`: the credit flow asks for the contacts on its own page. `partnerPage`: it has a step on a partner's page. */
  creditFlow: ['usual', 'ownContacts', 'partnerPage'],
  /** The partner's page in the credit flow. `silent`: it gives no result; `down`: it does not open. */
  partner: ['open', 'silent', 'down'],
} as const;

export type Decisions = { readonly [N in keyof typeof DECISIONS]: (typeof DECISIONS)[N][number] };

export const defaultDecisions: Decisions = {
  credit: 'approve',
  disburse: 'pay',
  face: 'ask',
  card: 'sign',
  banks: 'open',
  cardSwitch: 'open',
  collect: 'pay',
  education: 'approve',
  products: 'loan',
  creditFlow: 'usual',
  partner: 'open',
};

/** Looks up the decisions of a phone; injected, since they are stored in the database. */
export type DecisionFor = (phone: string) => Promise<Decisions>;
