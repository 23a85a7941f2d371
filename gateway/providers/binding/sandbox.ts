import type { DecisionFor } from '../decisions';
import type { BindingProvider, BindingResult } from './definitions';

export interface SandboxBinding {
  readonly decisionFor: DecisionFor;
  /** The person's choice on the gateway's page; undefined before the choice. */
  readonly chosen: (bindSeq: string) => Promise<BindingResult | undefined>;
  /** Address of the gateway's page. */
  readonly pageUrl: (bindSeq: string) => string;
}

/** The bank that is closed when the tester has set `maintained`. */
const MAINTAINED = 'ICBC';

/** If the tester has set `refuse`, the bank declines, even if the person agreed. */
export function sandboxBinding({ decisionFor, chosen, pageUrl }: SandboxBinding): BindingProvider {
  return {
    async maintained({ phone }) {
      return (await decisionFor(phone)).banks === 'maintained' ? [MAINTAINED] : [];
    },
    async start({ bindSeq }) {
      return { kind: 'page', url: pageUrl(bindSeq) };
    },
    async result({ bindSeq, phone }) {
      if ((await decisionFor(phone)).banks === 'silent') return { kind: 'pending' };
      const choice = (await chosen(bindSeq)) ?? { kind: 'pending' };
      if (choice.kind !== 'agreed') return choice;
      return (await decisionFor(phone)).card === 'sign' ? choice : { kind: 'failed' };
    },
  };
}
