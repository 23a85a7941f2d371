import type { Request, Response } from '@/contract';
import type { MemberContext } from '../../context';
import { templatesOf } from '../../documents/templates';
import { addConsents } from '../../queries/consents';
import { findIdCard } from '../../queries/idCards';
import { keepTransfer } from '../../queries/zdTransfers';
import { refuseCredit } from '../../refusals/credit';

/** Templates on the authorize page; the person agrees to each separately. */
const REQUIRED = ['personal-info', 'credit-report'];

/** Transfers a whitelist customer with the renewed authorisation. */
export async function transferOf(
  { sql, now, customer }: MemberContext,
  { templateIds }: Request<'zdTransferZy'>,
): Promise<Response<'zdTransferZy'>> {
  if (!customer.whitelisted) throw refuseCredit('notOnWhitelist');
  if (!REQUIRED.every((id) => templateIds.includes(id))) {
    throw refuseCredit('consentMissing');
  }
  const { at, isNew } = await keepTransfer(sql, customer.id, now);
  const templates = templatesOf(REQUIRED);
  if (isNew) await addConsents(sql, { customerId: customer.id, scene: 'credit', at: now, templates });
  const card = await findIdCard(sql, customer.id);
  const onFile = card !== undefined && card.id_no !== null && card.back_confirmed;
  return { transferredAt: at.toISOString(), idCardMissing: onFile ? 'N' : 'Y' };
}
