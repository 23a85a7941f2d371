import type { CheckMethod, SensitiveAction } from '@/contract/codes';
import type { MemberContext, Outside } from '../../context';
import { hasCheck, returnCheck, spendFaceByToken, takeCheck } from '../../queries/identityChecks';
import { addSecurityEvent } from '../../queries/securityEvents';
import { refuseCheck } from '../../refusals/identityCheck';

const wanted = (
  { customer, tokenHash, now }: MemberContext,
  action: SensitiveAction,
  checkToken: string,
) => ({ checkToken, customerId: customer.id, tokenHash, action, now });

/** A host that knows only the spec has no tokens of checks: there the number of a face check that was passed is the proof. */
async function takeFace(
  { sql, settings, now }: MemberContext,
  { customerId, checkToken }: ReturnType<typeof wanted>,
): Promise<CheckMethod | undefined> {
  if (settings.profile === 'own') return undefined;
  return (await spendFaceByToken(sql, { customerId, bizToken: checkToken }, now)) ? 'face' : undefined;
}

async function take(
  context: MemberContext,
  action: SensitiveAction,
  checkToken: string,
): Promise<CheckMethod> {
  const check = wanted(context, action, checkToken);
  const method = (await takeCheck(context.sql, check)) ?? (await takeFace(context, check));
  if (method === undefined) throw refuseCheck('checkMissing');
  return method;
}

const note = ({ sql, customer, now }: MemberContext, action: SensitiveAction, method: CheckMethod) =>
  addSecurityEvent(sql, { customerId: customer.id, action, detail: `checked by ${method}`, at: now });

/** Uses up the check of an action and writes the action down, in the action's own transaction. Throws checkMissing. */
export async function spendCheck(
  context: MemberContext,
  action: SensitiveAction,
  checkToken: string,
): Promise<void> {
  await note(context, action, await take(context, action, checkToken));
}

interface Ahead<T> {
  readonly made: T;
  /** Writes the action down, in its own transaction. */
  readonly noted: (own: MemberContext) => Promise<void>;
}

/** Uses up the check before dear work, so that one check has it done once; gives it back if the work fails. Throws checkMissing. */
export async function spendAhead<T>(
  context: Outside<MemberContext>,
  [action, checkToken]: readonly [SensitiveAction, string],
  work: () => Promise<T>,
): Promise<Ahead<T>> {
  const method = await take(context, action, checkToken);
  try {
    return { made: await work(), noted: (own) => note(own, action, method) };
  } catch (error) {
    await returnCheck(context.sql, wanted(context, action, checkToken));
    throw error;
  }
}

/** Whether the check is there, for a step before the action. Throws checkMissing. */
export async function needCheck(
  context: MemberContext,
  action: SensitiveAction,
  checkToken: string,
): Promise<void> {
  if (!(await hasCheck(context.sql, wanted(context, action, checkToken)))) throw refuseCheck('checkMissing');
}
