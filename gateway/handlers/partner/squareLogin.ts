import type { Request, Response } from '@/contract';
import type { CallContext } from '../../context';
import { templatesOf } from '../../documents/templates';
import { agree } from '../../papers/agree';
import { setOccupation, type CustomerRow } from '../../queries/customers';
import { closeEntry, type SquareEntryRow } from '../../queries/square';
import { holderOf } from '../login/enter';
import { answerOf, loginAnswer } from '../login/loginAnswer';
import { presentOf } from './present';

/** Scene and template of the consent to the data that the plaza hands over. */
export const SQUARE_SCENE = 'square';
const SQUARE_TEMPLATE = 'square-data';

/** Records the person's consent and fills the person's empty fields with the plaza's data. */
async function takeOver(
  context: CallContext,
  customer: CustomerRow,
  { details, decided_at: decidedAt }: SquareEntryRow,
): Promise<void> {
  const { sql, now } = context;
  const templates = templatesOf([SQUARE_TEMPLATE]);
  await agree(context, { customerId: customer.id, scene: SQUARE_SCENE, at: decidedAt ?? now, templates });
  const occupation = customer.occupation || (details.occupation ?? '');
  const company = customer.company || (details.company ?? '');
  await setOccupation(sql, customer.id, occupation, company);
}

/** Logs in by the plaza's code and uses the code up, also when the person declined the data. A session of the same person stays open. */
export async function squareLogin(
  context: CallContext,
  entry: SquareEntryRow,
  { tokenCode, sourceFlag, agreements }: Request<'squareLogin'>,
): Promise<Response<'squareLogin'>> {
  const { customer, isNew } = await holderOf(context, { phone: entry.phone, sourceFlag, agreements });
  await closeEntry(context.sql, entry.code_hash, customer.id, context.now);
  if (entry.decision === 'agreed') await takeOver(context, customer, entry);
  const stays = (await presentOf(context, tokenCode, entry.phone)) === 'samePerson';
  return stays && tokenCode !== undefined
    ? answerOf(context, customer, { tokenCode, isNew })
    : loginAnswer(context, customer, isNew);
}
