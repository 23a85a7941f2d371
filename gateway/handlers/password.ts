import type { Request, Response } from '@/contract';
import type { passwordCalls } from '@/contract/password';
import { birthdayOf } from '@/domain/person/idNumber';
import { checkPassword } from '@/domain/person/password';
import type { HandlersOf, MemberContext, Outside } from '../context';
import { checkedFor } from '../dear';
import { addProof } from '../queries/passwordProofs';
import { addSecurityEvent } from '../queries/securityEvents';
import {
  addTradePassword,
  findTradePassword,
  hasTradePassword,
  lockTradePassword,
  setTries,
} from '../queries/tradePasswords';
import type { RefusalOf } from '../refusal';
import { refusePassword } from '../refusals/password';
import { hashPassword, newKey, passwordMatches } from '../secrets';
import { resetPassword, sendResetCode, verifyIdentity } from './password/reset';
import { changePassword } from './password/change';
import { LOCK_MS, lockedFor, lockedWords, TRIES } from './password/tries';
import { MINUTE_MS } from '../units';

const PROOF_MS = 5 * MINUTE_MS;

/** Counts a try. A wrong one is counted although the call is refused, so that refusal is returned, not thrown. */
async function count(
  { sql, customer, tokenHash, now }: MemberContext,
  tried: {
    readonly hash: string;
    readonly right: boolean;
    readonly purpose: Request<'verifyPsw'>['purpose'];
  },
): Promise<Response<'verifyPsw'> | RefusalOf<'verifyPsw'>> {
  const kept = await lockTradePassword(sql, customer.id);
  if (kept === undefined) throw refusePassword('passwordMissing');
  const lockedMs = lockedFor(kept, now);
  // Other tries may have locked the password in the meantime: do not tell whether this try was right.
  if (lockedMs > 0) throw lockedWords(lockedMs);
  if (!tried.right || tried.hash !== kept.hash) {
    const left = kept.tries_left - 1;
    // With the lock, reset the tries for the time after it.
    await setTries(
      sql,
      customer.id,
      left > 0 ? left : TRIES,
      left > 0 ? null : new Date(now.getTime() + LOCK_MS),
    );
    return left > 0 ? refusePassword('passwordWrong', left) : lockedWords(LOCK_MS);
  }
  await setTries(sql, customer.id, TRIES, null);
  const pswToken = newKey();
  await addProof(sql, {
    customerId: customer.id,
    tokenHash,
    pswToken,
    purpose: tried.purpose,
    expiresAt: new Date(now.getTime() + PROOF_MS),
  });
  return { pswToken };
}

/** The first password. Hashing is slow on purpose and must not hold a lock: it is done before the transaction. */
const setFirst = {
  async before({ password }: Request<'passwordSet'>, { sql, customer }: Outside<MemberContext>) {
    const reason = checkPassword(password, {
      birthday: birthdayOf(customer.id_no),
      phone: customer.phone,
    });
    if (reason !== undefined) throw refusePassword('passwordWeak', reason);
    if (await hasTradePassword(sql, customer.id)) throw refusePassword('passwordSetAlready');
    const hash = await hashPassword(checkedFor(customer.id), password);
    return async (own: MemberContext) => {
      if (!(await addTradePassword(own.sql, own.customer.id, hash, TRIES)))
        throw refusePassword('passwordSetAlready');
      const { sql: ownSql, customer: holder, now: at } = own;
      await addSecurityEvent(ownSql, { customerId: holder.id, action: 'setPassword', detail: '', at });
      return {};
    };
  },
};

/** Both calls hash before their transaction: hashing is slow on purpose and must not hold a lock. */
export const passwordHandlers: HandlersOf<typeof passwordCalls> = {
  passwordSet: setFirst,
  passwordSendCode: sendResetCode,
  passwordVerify: verifyIdentity,
  passwordReset: resetPassword,
  passwordreset: resetPassword,
  passwordUpdate: changePassword,
  updatepwd: changePassword,
  setPsw: setFirst,

  verifyPsw: {
    async before({ password, purpose }, { sql, customer, now }) {
      const kept = await findTradePassword(sql, customer.id);
      if (kept === undefined) throw refusePassword('passwordMissing');
      const lockedMs = lockedFor(kept, now);
      if (lockedMs > 0) throw lockedWords(lockedMs);
      const right = await passwordMatches(checkedFor(customer.id), password, kept.hash);
      return (own) => count(own, { hash: kept.hash, right, purpose });
    },
  },
};
