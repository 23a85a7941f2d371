import { session } from '@/stores/session';

const NONE = { phone: '', generation: -1 };
let kept = NONE;

/** The new phone while the identity is checked once more: in memory only, and for the same login. */
export const typedPhone = {
  keep(phone: string): void {
    kept = { phone, generation: session.generation };
  },
  /** '' if none was typed. It is given once. */
  take(): string {
    const { phone, generation } = kept;
    kept = NONE;
    return generation === session.generation ? phone : '';
  },
};
