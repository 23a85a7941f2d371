import type { DecisionFor } from '../decisions';
import type { FaceProvider, FaceResult } from './definitions';

export interface SandboxFace {
  readonly decisionFor: DecisionFor;
  /** What the person chose on the gateway's page; undefined before that. */
  readonly chosen: (token: string) => Promise<FaceResult | undefined>;
  /** Address of the gateway's page for a token. */
  readonly pageUrl: (token: string) => string;
}

/** A set decision (`pass`, `fail`) decides without asking; the page still opens, so that the way there and back is walked. */
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
