/** What a tester set for one phone (console `/sandbox/api/decisions`), and what the sandbox providers answer. */
export interface Decisions {
  /** `supply` asks for more first and approves then; `activate` approves a line that the person has to take into use. */
  readonly credit: 'approve' | 'deny' | 'hold' | 'supply' | 'activate';
  readonly disburse: 'pay' | 'fail' | 'hold';
  /** `ask` leaves the decision to the person on the gateway's face page. */
  readonly face: 'pass' | 'fail' | 'ask';
  readonly card: 'sign' | 'refuse';
  readonly collect: 'pay' | 'fail' | 'hold';
  readonly education: 'approve' | 'return' | 'hold';
}

export const defaultDecisions: Decisions = {
  credit: 'approve',
  disburse: 'pay',
  face: 'ask',
  card: 'sign',
  collect: 'pay',
  education: 'approve',
};

/** Looks the decisions of a phone up; injected, as they live in the database. */
export type DecisionFor = (phone: string) => Promise<Decisions>;
