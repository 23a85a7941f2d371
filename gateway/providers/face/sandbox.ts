import type { DecisionFor } from '../decisions';
import type { FaceProvider, FaceResult } from './definitions';

export interface SandboxFace {
  readonly decisionFor: DecisionFor;
  /** The person's choice on the gateway's page; undefined before the choice. */
  readonly chosen: (token: string) => Promise<FaceResult | undefined>;
  /** Address of the gateway's page for a token. */
  readonly pageUrl: (token: string) => string;
}

/** A tester's `pass` or `fail` decides without the person; the page still opens, so that the redirects are tested too. */
export function sandboxFace({ decisionFor, chosen, pageUrl }: SandboxFace): FaceProvider {
  return {
    async start({ token }) {
      return { kind: 'page', url: pageUrl(token) };
    },
    async result({ token, phone }) {
      const choice = await chosen(token);
      if (choice === undefined || choice === 'cancelled') return choice ?? 'pending';
      switch ((await decisionFor(phone)).face) {
        case 'pass':
          return 'passed';
        case 'fail':
          return 'failed';
        case 'ask':
          return choice;
      }
    },
  };
}
