import type { SensitiveAction } from '@/contract/codes';
import { go } from '@/navigation';
import { session } from '@/stores/session';

interface Passed {
  readonly token: string;
  readonly generation: number;
}

/** Checks that were passed, in memory only: they end with the page's process, and with the session. */
const passed = new Map<SensitiveAction, Passed>();

const valid = (action: SensitiveAction): string | undefined => {
  const check = passed.get(action);
  return check?.generation === session.generation ? check.token : undefined;
};

/** Identity checks before sensitive actions. A page asks, goes on when it is shown again, and takes the token once. */
export const checks = {
  /** Opens the page of the check, which comes back after success. */
  ask: (action: SensitiveAction): Promise<void> => go('verifyUser', { action }),
  has: (action: SensitiveAction): boolean => valid(action) !== undefined,
  /** The token for this action, once. */
  take(action: SensitiveAction): string | undefined {
    const token = valid(action);
    passed.delete(action);
    return token;
  },
  /** The page of the check has a token. */
  keep: (action: SensitiveAction, token: string): void =>
    void passed.set(action, { token, generation: session.generation }),
};
