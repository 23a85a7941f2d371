import type { DecisionFor } from '../decisions';
import type { CreditDecisionProvider } from './definitions';

/** Fen: 50,000.00 yuan. */
const SANDBOX_LIMIT = 5_000_000;
const SANDBOX_ANNUAL_RATE = '0.1440';

export function sandboxCredit(decisionFor: DecisionFor): CreditDecisionProvider {
  return {
    async decide({ phone }) {
      switch ((await decisionFor(phone)).credit) {
        case 'approve':
          return { kind: 'approved', limit: SANDBOX_LIMIT, annualRate: SANDBOX_ANNUAL_RATE };
        case 'deny':
          return { kind: 'declined', reason: 'policy', retryAfterDays: 30 };
        case 'hold':
          return { kind: 'pending' };
      }
    },
  };
}
