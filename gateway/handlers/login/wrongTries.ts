import type { CallContext } from '../../context';
import { addTry, dropTries, lockTries } from '../../queries/addressTries';
import { waitLeft } from '../../waitLeft';
import { sendSource } from './sendSource';

const SECOND_MS = 1000;

/** Wrong tries allowed to one address, over all accounts, before it has to wait for the end of the window. */
interface TryLimit {
  readonly purpose: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Whose tries are counted, and when. */
export type Tried = Pick<CallContext, 'sql' | 'now' | 'address'>;

export interface Tries {
  /** Seconds until this address may try again; 0: it may try now. */
  readonly waitSeconds: number;
  /** Counts this try as wrong. Return the call's refusal, do not throw it, or the count is lost. */
  readonly wrong: () => Promise<void>;
}

/**
 * The state of the call's address under a limit. This machine itself is not counted. The count is in the database, which several gateway
 * processes share, and uses the call's own transaction and clock. npm's limiters (rate-limiter-flexible) use a separate connection and
 * clock, and count every try, not only wrong ones.
 */
export async function triesOf({ sql, now, address }: Tried, limit: TryLimit): Promise<Tries> {
  const { purpose, most, windowMs } = limit;
  const source = sendSource(address);
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
