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
  readonly result: 'processing' | 'approved' | 'declined';
}

/** Where the sandbox's bank keeps its orders. */
export interface BankMemory {
  /** Keeps an order that is not there yet, and gives back the one that is. */
  keep(kind: BankOrderKind, order: BankOrder): Promise<RememberedOrder>;
  find(orderNo: string): Promise<RememberedOrder | undefined>;
  /** Decides an order that is not decided yet, and gives it back as it is then. */
  decide(orderNo: string, result: 'approved' | 'declined'): Promise<RememberedOrder>;
}

export interface SandboxBank {
  readonly decisionFor: DecisionFor;
  readonly memory: BankMemory;
}

/** The same movement has the same reference. */
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
    case 'processing':
      return { kind: 'pending', reason: 'processing' };
  }
}

/** A bank that remembers: an order is decided once, by what the console says of the phone at that time. */
export function sandboxBank({ decisionFor, memory }: SandboxBank): BankProvider {
  async function decide(order: RememberedOrder): Promise<OrderOutcome> {
    if (order.result !== 'processing') return told(order);
    const decision = (await decisionFor(order.phone))[order.kind];
    if (decision === 'hold') return told(order);
    return told(await memory.decide(order.orderNo, decision === 'pay' ? 'approved' : 'declined'));
  }
  return {
    async signCard({ cardNo, phone }) {
      const { card } = await decisionFor(phone);
      return card === 'sign'
        ? { kind: 'approved', reference: reference('S', cardNo, phone) }
        : { kind: 'declined', reason: 'details-mismatch' };
    },
    disburse: async (order) => decide(await memory.keep('disburse', order)),
    collect: async (order) => decide(await memory.keep('collect', order)),
    async outcomeOf(orderNo) {
      const order = await memory.find(orderNo);
      return order === undefined ? { kind: 'unknown' } : decide(order);
    },
  };
}
