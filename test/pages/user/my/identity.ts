import type { SensitiveAction } from '@/contract/codes';
import { checks } from '@/features/identityCheck';
import type { TestPerson } from '../../../gateway/harness';

/** The page of the identity check, as the person passes it: `pass` gives the token of a check that the gateway knows. */
export function useIdentity() {
  const asked: SensitiveAction[] = [];
  const tokens = new Map<SensitiveAction, string>();
  beforeEach(() => {
    asked.length = 0;
    tokens.clear();
    Object.assign(checks, {
      ask: (action: SensitiveAction) => {
        asked.push(action);
        return Promise.resolve();
      },
      has: (action: SensitiveAction) => tokens.has(action),
      take: (action: SensitiveAction) => {
        const token = tokens.get(action);
        tokens.delete(action);
        return token;
      },
    });
  });
  return {
    /** The actions that a check was asked for. */
    asked,
    pass: async (person: TestPerson, action: SensitiveAction) => {
      tokens.set(action, await person.check(action));
    },
    hold: (action: SensitiveAction, token: string) => void tokens.set(action, token),
  };
}
