import type { SensitiveAction } from '@/contract/codes';
import type { MemberContext } from '../../context';
import { hasCheck, takeCheck } from '../../queries/identityChecks';
import { addSecurityEvent } from '../../queries/securityEvents';
import { refuseCheck } from '../../refusals/identityCheck';

const wanted = (
  { customer, tokenHash, now }: MemberContext,
  action: SensitiveAction,
  checkToken: string,
) => ({ checkToken, customerId: customer.id, tokenHash, action, now });

/** Uses up the check of an action and writes the action down, in the action's own transaction. Throws checkMissing. */
export async function spendCheck(
  context: MemberContext,
  action: SensitiveAction,
  checkToken: string,
): Promise<void> {
  const { sql, customer, now } = context;
  const method = await takeCheck(sql, wanted(context, action, checkToken));
  if (method === undefined) throw refuseCheck('checkMissing');
  await addSecurityEvent(sql, { customerId: customer.id, action, detail: `checked by ${method}`, at: now });
}

/** Whether the check is there, for a step before the action. Throws checkMissing. */
export async function needCheck(
  context: MemberContext,
  action: SensitiveAction,
  checkToken: string,
): Promise<void> {
  if (!(await hasCheck(context.sql, wanted(context, action, checkToken)))) throw refuseCheck('checkMissing');
}
