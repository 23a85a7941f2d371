import type { UserStatus } from '@/domain/credit/userStatus';
import { session } from './session';

let known: { readonly generation: number; readonly status: UserStatus } | undefined;

/** Where the person of this session stands, by the gateway's last answer; nothing is known of the person of another session. */
export const knownStatus = {
  get: (): UserStatus | undefined => (known?.generation === session.generation ? known.status : undefined),

  set(status: UserStatus): void {
    known = { generation: session.generation, status };
  },
};
