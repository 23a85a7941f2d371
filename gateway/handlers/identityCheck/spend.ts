import type { SensitiveAction } from '@/contract/codes';
import type { MemberContext } from '../../context';
import { useIdentityCheck } from '../../queries/identityChecks';
import { refuseCheck } from '../../refusals/identityCheck';
import { hashToken } from '../../secrets';

/** Uses up the check of a sensitive action, in the action's own transaction: if the action is refused, the check stays valid. */
export async function spendCheck(
  { sql, customer, tokenHash, now }: MemberContext,
  action: SensitiveAction,
  checkToken: string,
): Promise<void> {
  const check = {
    token_hash: hashToken(checkToken),
    customer_id: customer.id,
    session_hash: tokenHash,
    action,
  };
  if (!(await useIdentityCheck(sql, check, now))) throw refuseCheck('checkMissing');
}
