import type { CallContext } from '../../context';
import { hashToken } from '../../secrets';
import { addTry, dropTries, lockTries } from '../../queries/addressTries';
import { waitLeft } from '../../waitLeft';
import { sendSource } from './sendSource';
import { SECOND_MS } from '../../units';

/** Wrong tries allowed to one address (over all accounts) or one customer before it has to wait for the end of the window. */
interface TryLimit {
  readonly purpose: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Whose tries are counted, and when: of an address, or of a customer. */
export type Tried = Pick<CallContext, 'sql' | 'now'> &
  (Pick<CallContext, 'address'> | { readonly customerId: number });

export interface Tries {
  /** Seconds until the next try; 0: now. */
  readonly waitSeconds: number;
  /** Counts this try as wrong. Return the call's refusal, do not throw it, or the count is lost. */
  readonly wrong: () => Promise<void>;
}

/**
 * The state of an address or a customer under a limit. This machine itself is not counted. The count is in the database, which several gateway
 * processes share, and uses the call's own transaction and clock. npm's limiters (rate-limiter-flexible) use a separate connection and
 * clock, and count every try, not only wrong ones.
 */
export async function triesOf(by: Tried, limit: TryLimit): Promise<Tries> {
  const { sql, now } = by;
  const { purpose, most, windowMs } = limit;
  const source = 'address' in by ? sendSource(by.address) : hashToken(`customer ${by.customerId}`);
  if (source === '') return { waitSeconds: 0, wrong: () => Promise.resolve() };
  const window = { purpose, source, now, overBefore: new Date(now.getTime() - windowMs) };
  const { since, tries } = await lockTries(sql, window);
  const wait = tries < most ? 0 : waitLeft(since.getTime() + windowMs - now.getTime(), windowMs, SECOND_MS);
  return {
    waitSeconds: wait,
    wrong: async () => {
      await addTry(sql, window);
      await dropTries(sql, window);
    },
  };
}
