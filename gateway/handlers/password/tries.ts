import type { TradePasswordRow } from '../../queries/tradePasswords';
import { refusePassword } from '../../refusals/password';
import { waitLeft } from '../../waitLeft';
import { MINUTE_MS } from '../../units';

/** Wrong tries before the trade password is locked. */
export const TRIES = 5;
export const LOCK_MS = 30 * MINUTE_MS;

export const lockedWords = (ms: number) => refusePassword('passwordLocked', waitLeft(ms, LOCK_MS, MINUTE_MS));

/** How long the password stays locked; 0 or less: it is not. */
export const lockedFor = ({ locked_until: until }: TradePasswordRow, now: Date): number =>
  until === null ? 0 : until.getTime() - now.getTime();
