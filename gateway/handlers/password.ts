import type { passwordCalls } from '@/contract/password';
import { birthdayOf } from '@/domain/person/idNumber';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkPassword } from '@/domain/person/password';
import type { HandlersOf } from '../context';
import { addProof } from '../queries/passwordProofs';
import { addTradePassword, lockTradePassword, setTries } from '../queries/tradePasswords';
import { Refusal } from '../refusal';
import { hashPassword, newKey, passwordMatches } from '../secrets';

const MINUTE_MS = 60_000;
const TRIES = 5;
const LOCK_MS = 30 * MINUTE_MS;
const PROOF_MS = 5 * MINUTE_MS;

const locked = (ms: number) =>
  new Refusal('100704', `密码输错次数过多，请${Math.ceil(ms / MINUTE_MS)}分钟后再试`);

export const passwordHandlers: HandlersOf<typeof passwordCalls> = {
  async passwordSet({ password }, { sql, customer }) {
    const reason = checkPassword(password, { birthday: birthdayOf(customer.id_no), phone: customer.phone });
    if (reason !== undefined) throw new Refusal('100701', PERSON_MESSAGES[reason]);
    if (!(await addTradePassword(sql, customer.id, hashPassword(password), TRIES))) {
      throw new Refusal('100702', '您已经设置过交易密码');
    }
    return {};
  },

  /** A wrong password is counted although the call is refused, so that refusal is returned, not thrown. */
  async verifyPsw({ password, purpose }, { sql, customer, now }) {
    const kept = await lockTradePassword(sql, customer.id);
    if (kept === undefined) throw new Refusal('100706', '请先设置交易密码');
    const lockedMs = kept.locked_until === null ? 0 : kept.locked_until.getTime() - now.getTime();
    if (lockedMs > 0) throw locked(lockedMs);
    if (!passwordMatches(password, kept.hash)) {
      const left = kept.tries_left - 1;
      // The tries of the time after the lock are given with it.
      await setTries(
        sql,
        customer.id,
        left > 0 ? left : TRIES,
        left > 0 ? null : new Date(now.getTime() + LOCK_MS),
      );
      return left > 0 ? new Refusal('100703', `交易密码不正确，还可以试${left}次`) : locked(LOCK_MS);
    }
    await setTries(sql, customer.id, TRIES, null);
    const pswToken = newKey();
    await addProof(sql, {
      customerId: customer.id,
      pswToken,
      purpose,
      expiresAt: new Date(now.getTime() + PROOF_MS),
    });
    return { pswToken };
  },
};
