import type { Request, Response } from '@/contract';
import type { MemberContext } from '../../context';
import { templatesOf } from '../../documents/templates';
import { findIdCard } from '../../queries/idCards';
import { agree } from '../../papers/agree';
import { keepTransfer } from '../../queries/zdTransfers';
import { refuseCredit } from '../../refusals/credit';

/** Templates on the authorize page; the person agrees to each separately. */
const REQUIRED = ['personal-info', 'credit-report'];

/** Transfers a whitelist customer with the renewed authorisation. */
export async function transferOf(
  context: MemberContext,
  { templateIds }: Request<'zdTransferZy'>,
): Promise<Response<'zdTransferZy'>> {
  const { sql, now, customer } = context;
  if (!customer.whitelisted) throw refuseCredit('notOnWhitelist');
  if (!REQUIRED.every((id) => templateIds.includes(id))) {
    throw refuseCredit('consentMissing');
  }
  const { at, isNew } = await keepTransfer(sql, customer.id, now);
  const templates = templatesOf(REQUIRED);
  if (isNew) await agree(context, { customerId: customer.id, scene: 'credit', at: now, templates });
  const card = await findIdCard(sql, customer.id);
  const onFile = card !== undefined && card.id_no !== null && card.back_confirmed;
  return { transferredAt: at.toISOString(), idCardMissing: onFile ? 'N' : 'Y' };
}
