import type { UserStatus } from '@/domain/credit/userStatus';
import { session } from './session';

let known: { readonly generation: number; readonly status: UserStatus } | undefined;

/** The state of the person of this session, from the gateway's last answer. It is empty for the person of another session. */
export const knownStatus = {
  get: (): UserStatus | undefined => (known?.generation === session.generation ? known.status : undefined),

  set(status: UserStatus): void {
    known = { generation: session.generation, status };
  },
};
