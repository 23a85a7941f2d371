import type { CallContext } from '../../context';
import { addTry, dropTries, lockTries } from '../../queries/addressTries';
import { sendSource } from './sendSource';

/** How many wrong tries one address has, to whichever accounts, until it has to wait for the end of the window. */
interface TryLimit {
  readonly purpose: string;
  readonly most: number;
  readonly windowMs: number;
}

export interface Tries {
  /** Seconds until this address may try again; 0 where it may. */
  readonly waitSeconds: number;
  /** Counts this try as a wrong one. To be kept, the call's refusal is returned, not thrown. */
  readonly wrong: () => Promise<void>;
}

/**
 * Where the call's address stands under a limit. This machine itself is not counted. The count is in the database, which several gateway
 * processes share, and in the call's own transaction and clock; npm's limiters (rate-limiter-flexible) count on a connection and a clock of
 * their own, and every try rather than the wrong ones.
 */
export async function triesOf({ sql, now, address }: CallContext, limit: TryLimit): Promise<Tries> {
  const { purpose, most, windowMs } = limit;
  const source = sendSource(address);
  if (source === '') return { waitSeconds: 0, wrong: () => Promise.resolve() };
  const window = { purpose, source, now, overBefore: new Date(now.getTime() - windowMs) };
  const { since, tries } = await lockTries(sql, window);
  const wait = tries < most ? 0 : Math.ceil((since.getTime() + windowMs - now.getTime()) / 1000);
  return {
    waitSeconds: wait,
    wrong: async () => {
      await addTry(sql, window);
      await dropTries(sql, window);
    },
  };
}
