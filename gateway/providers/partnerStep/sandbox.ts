import type { DecisionFor } from '../decisions';
import type { PartnerStepProvider, PartnerStepResult } from './definitions';

export interface SandboxPartnerStep {
  readonly decisionFor: DecisionFor;
  /** The person's choice on the gateway's page; undefined before the choice. */
  readonly chosen: (stepKey: string) => Promise<PartnerStepResult | undefined>;
  /** Address of the gateway's page. */
  readonly pageUrl: (stepKey: string) => string;
}

export function sandboxPartnerStep({
  decisionFor,
  chosen,
  pageUrl,
}: SandboxPartnerStep): PartnerStepProvider {
  return {
    async start({ stepKey, phone }) {
      if ((await decisionFor(phone)).partner === 'down') return { kind: 'failed', why: 'unavailable' };
      return { kind: 'page', url: pageUrl(stepKey) };
    },
    async result({ stepKey, phone }) {
      if ((await decisionFor(phone)).partner !== 'open') return 'pending';
      return (await chosen(stepKey)) ?? 'pending';
    },
  };
}
