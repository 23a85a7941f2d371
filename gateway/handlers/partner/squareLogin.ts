import type { Request, Response } from '@/contract';
import type { CallContext } from '../../context';
import { templatesOf } from '../../documents/templates';
import { agree } from '../../papers/agree';
import type { CustomerRow } from '../../queries/customers';
import { closeEntry, type SquareEntryRow } from '../../queries/square';
import { holderOf } from '../login/enter';
import { answerOf, loginAnswer } from '../login/loginAnswer';
import { presentOf } from './present';

/** Scene and template of the consent to the data that the plaza hands over. */
export const SQUARE_SCENE = 'square';
const SQUARE_TEMPLATE = 'square-data';

/** Records the person's consent. The plaza's data stays in the link's entry (user/work.ts): it goes with the consent. */
async function recordConsent(
  context: CallContext,
  customer: CustomerRow,
  { decided_at: decidedAt }: SquareEntryRow,
): Promise<void> {
  const templates = templatesOf([SQUARE_TEMPLATE]);
  const at = decidedAt ?? context.now;
  await agree(context, { customerId: customer.id, scene: SQUARE_SCENE, at, templates });
}

/** Logs in by the plaza's code and uses the code up, also when the person declined the data. A session of the same person stays open. */
export async function squareLogin(
  context: CallContext,
  entry: SquareEntryRow,
  { tokenCode, sourceFlag, agreements }: Request<'squareLogin'>,
): Promise<Response<'squareLogin'>> {
  const { customer, isNew } = await holderOf(context, { phone: entry.phone, sourceFlag, agreements });
  await closeEntry(context.sql, entry.code_hash, customer.id, context.now);
  if (entry.decision === 'agreed') await recordConsent(context, customer, entry);
  const stays = (await presentOf(context, tokenCode, entry.phone)) === 'samePerson';
  return stays && tokenCode !== undefined
    ? answerOf(context, customer, { tokenCode, isNew })
    : loginAnswer(context, customer, isNew);
}
