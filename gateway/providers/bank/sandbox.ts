import { createHash } from 'node:crypto';
import type { Decisions, DecisionFor } from '../decisions';
import type { BankOutcome, BankProvider, DeclineReason } from './definitions';

/** The same order has the same reference, without the sandbox having to remember it. */
const reference = (prefix: string, ...parts: string[]) =>
  prefix + createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 16).toUpperCase();

function move(decision: Decisions['disburse'], declined: DeclineReason, approved: string): BankOutcome {
  switch (decision) {
    case 'pay':
      return { kind: 'approved', reference: approved };
    case 'fail':
      return { kind: 'declined', reason: declined };
    case 'hold':
      return { kind: 'pending', reason: 'processing' };
  }
}

export function sandboxBank(decisionFor: DecisionFor): BankProvider {
  return {
    async signCard(cardNo, phone) {
      const { card } = await decisionFor(phone);
      return card === 'sign'
        ? { kind: 'approved', reference: reference('S', cardNo, phone) }
        : { kind: 'declined', reason: 'details-mismatch' };
    },
    async disburse({ phone, requestNo }) {
      return move((await decisionFor(phone)).disburse, 'refused-by-bank', reference('D', requestNo));
    },
    async collect({ phone, requestNo }) {
      return move((await decisionFor(phone)).collect, 'insufficient-funds', reference('C', requestNo));
    },
  };
}
