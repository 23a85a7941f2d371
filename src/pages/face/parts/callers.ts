import { SENSITIVE_ACTIONS, type SensitiveAction } from '@/contract/codes';
import { SENSITIVE } from '@/domain/security/sensitive';
import { returnTo } from '@/navigation';

/**
 * The caller of a stand-alone face check: the identity check of a sensitive action. The face check leads back to it. A change of phone or card
 * uses it, too. No address names the page itself.
 */
export interface FaceCaller {
  readonly scene: 'check';
  readonly action: SensitiveAction;
}

/** The caller that an address or a draft names; undefined if it names none. */
export function callerOf(scene: string, action: string): FaceCaller | undefined {
  const wanted = SENSITIVE_ACTIONS.find((name) => name === action);
  return scene === 'check' && wanted !== undefined ? { scene, action: wanted } : undefined;
}

/** What the check is for: '更换手机号'. */
export const purposeOf = ({ action }: FaceCaller): string => SENSITIVE[action].name;

/** Goes back to the page that asked; that page asks for the result itself. */
export const toCaller = ({ action }: FaceCaller): Promise<void> => returnTo('verifyUser', { action });
