import { CREDIT_LIMIT_CEILING } from '@/domain/loan/ceiling';
import type { DecisionFor } from '../decisions';
import type { CreditApplication, CreditDecision, CreditDecisionProvider } from './definitions';

/** Fen: 50,000.00 yuan. */
const SANDBOX_LIMIT = 5_000_000;
/** Fen: 10,000.00 yuan. */
const SANDBOX_RAISE = 1_000_000;
const SANDBOX_ANNUAL_RATE = '0.1440';

function approved({ kind, currentLimit }: CreditApplication): CreditDecision {
  const raised = Math.min(currentLimit + SANDBOX_RAISE, CREDIT_LIMIT_CEILING);
  return {
    kind: 'approved',
    limit: kind === 'line' ? SANDBOX_LIMIT : raised,
    annualRate: SANDBOX_ANNUAL_RATE,
  };
}

export function sandboxCredit(decisionFor: DecisionFor): CreditDecisionProvider {
  return {
    async decide(application) {
      switch ((await decisionFor(application.phone)).credit) {
        case 'approve':
          return approved(application);
        case 'activate':
          return { ...approved(application), toActivate: true };
        case 'supply':
          return application.supplemented ? approved(application) : { kind: 'supplement' };
        case 'deny':
          return { kind: 'declined', reason: 'policy', retryAfterDays: 30 };
        case 'hold':
          return { kind: 'pending' };
      }
    },
  };
}
