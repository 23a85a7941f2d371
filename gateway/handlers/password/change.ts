import type { Request } from '@/contract';
import { birthdayOf } from '@/domain/person/idNumber';
import { checkPassword } from '@/domain/person/password';
import type { MemberContext, Outside } from '../../context';
import { checkedFor } from '../../dear';
import { passwordChanged, notify } from '../../messages';
import { voidProofs } from '../../queries/passwordProofs';
import { addSecurityEvent } from '../../queries/securityEvents';
import {
  findTradePassword,
  lockTradePassword,
  replaceTradePassword,
  setTries,
} from '../../queries/tradePasswords';
import { refusePassword } from '../../refusals/password';
import { hashPassword, passwordMatches } from '../../secrets';
import { lockedFor, lockedWords, LOCK_MS, TRIES } from './tries';

async function replace(context: MemberContext, hash: string): Promise<void> {
  const { sql, customer, now, today, settings } = context;
  await replaceTradePassword(sql, customer.id, hash, TRIES);
  await voidProofs(sql, customer.id);
  await addSecurityEvent(sql, { customerId: customer.id, action: 'changePassword', detail: '', at: now });
  const when = { about: now.toISOString(), today };
  await notify(sql, customer.id, passwordChanged(settings.servicePhone, when), now);
}

/** A new trade password for who knows the old one; a wrong old one counts as a wrong try. Both are hashed before the transaction. */
export const changePassword = {
  async before(
    { oldPassword, password }: Request<'passwordUpdate'>,
    { sql, customer, now }: Outside<MemberContext>,
  ) {
    const kept = await findTradePassword(sql, customer.id);
    if (kept === undefined) throw refusePassword('passwordMissing');
    const lockedMs = lockedFor(kept, now);
    if (lockedMs > 0) throw lockedWords(lockedMs);
    const reason = checkPassword(password, { birthday: birthdayOf(customer.id_no), phone: customer.phone });
    if (reason !== undefined) throw refusePassword('passwordWeak', reason);
    if (password === oldPassword) throw refusePassword('passwordSame');
    const allowed = checkedFor(customer.id);
    const right = await passwordMatches(allowed, oldPassword, kept.hash);
    const hash = await hashPassword(allowed, password);
    return async (own: MemberContext) => {
      const current = await lockTradePassword(own.sql, own.customer.id);
      if (current === undefined) throw refusePassword('passwordMissing');
      const waitMs = lockedFor(current, own.now);
      if (waitMs > 0) throw lockedWords(waitMs);
      if (right && current.hash === kept.hash) {
        await replace(own, hash);
        return {};
      }
      const left = current.tries_left - 1;
      const until = left > 0 ? null : new Date(own.now.getTime() + LOCK_MS);
      await setTries(own.sql, own.customer.id, left > 0 ? left : TRIES, until);
      return left > 0 ? refusePassword('passwordWrong', left) : lockedWords(LOCK_MS);
    };
  },
};
