import { createHash } from 'node:crypto';
import type { DecisionFor } from '../decisions';
import type { BankOrder, BankProvider, DeclineReason, OrderOutcome } from './definitions';

export type BankOrderKind = 'disburse' | 'collect';

/** An order as the sandbox's bank remembers it. */
export interface RememberedOrder {
  readonly kind: BankOrderKind;
  readonly orderNo: string;
  readonly phone: string;
  readonly amount: number;
  readonly result: 'processing' | 'approved' | 'declined' | 'stopped';
}

/** The order store of the sandbox's bank. */
export interface BankMemory {
  /** Stores an order unless it exists, and returns the stored one. */
  keep(kind: BankOrderKind, order: BankOrder): Promise<RememberedOrder>;
  find(orderNo: string): Promise<RememberedOrder | undefined>;
  /** Decides an order unless it is decided, and returns it. */
  decide(orderNo: string, result: Exclude<RememberedOrder['result'], 'processing'>): Promise<RememberedOrder>;
}

export interface SandboxBank {
  readonly decisionFor: DecisionFor;
  readonly memory: BankMemory;
}

/** The same movement always gets the same reference. */
const reference = (prefix: string, ...parts: string[]) =>
  prefix + createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 16).toUpperCase();

const REASONS: Readonly<Record<BankOrderKind, DeclineReason>> = {
  disburse: 'refused-by-bank',
  collect: 'insufficient-funds',
};

function told({ kind, orderNo, amount, result }: RememberedOrder): OrderOutcome {
  switch (result) {
    case 'approved':
      return {
        kind: 'approved',
        orderNo,
        amount,
        reference: reference(kind === 'disburse' ? 'D' : 'C', orderNo),
      };
    case 'declined':
      return { kind: 'declined', orderNo, amount, reason: REASONS[kind] };
    case 'stopped':
      return { kind: 'declined', orderNo, amount, reason: 'stopped' };
    case 'processing':
      return { kind: 'pending', reason: 'processing' };
  }
}

/** The sandbox's bank. It decides an order once, by the phone's decision in the console at that time. */
export function sandboxBank({ decisionFor, memory }: SandboxBank): BankProvider {
  async function decide(order: RememberedOrder): Promise<OrderOutcome> {
    if (order.result !== 'processing') return told(order);
    const decision = (await decisionFor(order.phone))[order.kind];
    if (decision === 'hold' || decision === 'hang') return told(order);
    return told(await memory.decide(order.orderNo, decision === 'pay' ? 'approved' : 'declined'));
  }
  /** Only an order that the bank holds can be stopped; one that hangs gets no answer. */
  async function stop(order: RememberedOrder): Promise<OrderOutcome> {
    const held = order.result === 'processing' && (await decisionFor(order.phone)).disburse === 'hold';
    return held ? told(await memory.decide(order.orderNo, 'stopped')) : decide(order);
  }
  return {
    async signCard({ cardNo, phone }) {
      const { card } = await decisionFor(phone);
      return card === 'sign'
        ? { kind: 'approved', reference: reference('S', cardNo, phone) }
        : { kind: 'declined', reason: 'details-mismatch' };
    },
    disburse: async (order) => decide(await memory.keep('disburse', order)),
    cancel: async (order) => stop(await memory.keep('disburse', order)),
    collect: async (order) => decide(await memory.keep('collect', order)),
    async outcomeOf(orderNo) {
      const order = await memory.find(orderNo);
      return order === undefined ? { kind: 'unknown' } : decide(order);
    },
  };
}
