import type { Request, Response } from '@/contract';
import type { passwordCalls } from '@/contract/password';
import { birthdayOf } from '@/domain/person/idNumber';
import { checkPassword } from '@/domain/person/password';
import type { HandlersOf, MemberContext } from '../context';
import { addProof } from '../queries/passwordProofs';
import {
  addTradePassword,
  findTradePassword,
  hasTradePassword,
  lockTradePassword,
  setTries,
  type TradePasswordRow,
} from '../queries/tradePasswords';
import type { RefusalOf } from '../refusal';
import { refusePassword } from '../refusals/password';
import { hashPassword, newKey, passwordMatches } from '../secrets';
import { resetPassword, sendResetCode, verifyIdentity } from './password/reset';
import { TRIES } from './password/tries';

const MINUTE_MS = 60_000;
const LOCK_MS = 30 * MINUTE_MS;
const PROOF_MS = 5 * MINUTE_MS;

const locked = (ms: number) => refusePassword('passwordLocked', Math.ceil(ms / MINUTE_MS));

const lockedFor = ({ locked_until: until }: TradePasswordRow, now: Date): number =>
  until === null ? 0 : until.getTime() - now.getTime();

/** Counts a try. A wrong one is counted although the call is refused, so that refusal is returned, not thrown. */
async function count(
  { sql, customer, now }: MemberContext,
  tried: {
    readonly hash: string;
    readonly right: boolean;
    readonly purpose: Request<'verifyPsw'>['purpose'];
  },
): Promise<Response<'verifyPsw'> | RefusalOf<'verifyPsw'>> {
  const kept = await lockTradePassword(sql, customer.id);
  if (kept === undefined) throw refusePassword('passwordMissing');
  const lockedMs = lockedFor(kept, now);
  // Other tries may have locked the password meanwhile: do not tell whether this try was right.
  if (lockedMs > 0) throw locked(lockedMs);
  if (!tried.right || tried.hash !== kept.hash) {
    const left = kept.tries_left - 1;
    // With the lock, reset the tries for the time after it.
    await setTries(
      sql,
      customer.id,
      left > 0 ? left : TRIES,
      left > 0 ? null : new Date(now.getTime() + LOCK_MS),
    );
    return left > 0 ? refusePassword('passwordWrong', left) : locked(LOCK_MS);
  }
  await setTries(sql, customer.id, TRIES, null);
  const pswToken = newKey();
  await addProof(sql, {
    customerId: customer.id,
    pswToken,
    purpose: tried.purpose,
    expiresAt: new Date(now.getTime() + PROOF_MS),
  });
  return { pswToken };
}

/** Both calls hash before their transaction: hashing is slow on purpose and must not hold a lock. */
export const passwordHandlers: HandlersOf<typeof passwordCalls> = {
  passwordSet: {
    async before({ password }, { sql, customer }) {
      const reason = checkPassword(password, {
        birthday: birthdayOf(customer.id_no),
        phone: customer.phone,
      });
      if (reason !== undefined) throw refusePassword('passwordWeak', reason);
      if (await hasTradePassword(sql, customer.id)) throw refusePassword('passwordSetAlready');
      const hash = await hashPassword(password);
      return async (own) => {
        if (!(await addTradePassword(own.sql, own.customer.id, hash, TRIES)))
          throw refusePassword('passwordSetAlready');
        return {};
      };
    },
  },

  passwordSendCode: sendResetCode,
  passwordVerify: verifyIdentity,
  passwordReset: resetPassword,

  verifyPsw: {
    async before({ password, purpose }, { sql, customer, now }) {
      const kept = await findTradePassword(sql, customer.id);
      if (kept === undefined) throw refusePassword('passwordMissing');
      const lockedMs = lockedFor(kept, now);
      if (lockedMs > 0) throw locked(lockedMs);
      const right = await passwordMatches(password, kept.hash);
      return (own) => count(own, { hash: kept.hash, right, purpose });
    },
  },
};
