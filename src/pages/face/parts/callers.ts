import { SENSITIVE_ACTIONS, type SensitiveAction } from '@/contract/codes';
import { SENSITIVE } from '@/domain/security/sensitive';
import { returnTo, type RouteKey } from '@/navigation';
import { FACE } from './texts';

/** Who may ask for a stand-alone face check, and the page that it leads back to. No address names the page itself. */
const CALLERS = {
  check: 'verifyUser',
  loan: 'loan',
  phone: 'changePhone',
  card: 'idCardUpdate',
} as const satisfies Readonly<Record<string, RouteKey>>;

export type FaceScene = keyof typeof CALLERS;

export interface FaceCaller {
  readonly scene: FaceScene;
  /** Of the scene 'check'. */
  readonly action: SensitiveAction | undefined;
}

/** The caller that an address or a draft names; undefined if it names none. */
export function callerOf(scene: string, action: string): FaceCaller | undefined {
  const known = (Object.keys(CALLERS) as FaceScene[]).find((name) => name === scene);
  const wanted = SENSITIVE_ACTIONS.find((name) => name === action);
  if (known === undefined) return undefined;
  if (known === 'check') return wanted && { scene: known, action: wanted };
  return { scene: known, action: undefined };
}

/** What the check is for: '更换手机号'. */
export const purposeOf = ({ scene, action }: FaceCaller): string =>
  action === undefined ? FACE.purposes[scene] : SENSITIVE[action].name;

/** Back to the page that asked, which looks up the result itself. */
export const toCaller = ({ scene, action }: FaceCaller): Promise<void> =>
  returnTo(CALLERS[scene], action && { action });
