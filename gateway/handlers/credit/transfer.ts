import type { Request, Response } from '@/contract';
import type { MemberContext } from '../../context';
import { templatesOf } from '../../documents/templates';
import { addConsents } from '../../queries/consents';
import { findIdCard } from '../../queries/idCards';
import { keepTransfer } from '../../queries/zdTransfers';
import { Refusal } from '../../refusal';

/** What the authorize page shows, each agreed to by itself. */
const REQUIRED = ['personal-info', 'credit-report'];

/** Takes a whitelist customer over with the renewed authorisation. */
export async function transferOf(
  { sql, now, customer }: MemberContext,
  { templateIds }: Request<'zdTransferZy'>,
): Promise<Response<'zdTransferZy'>> {
  if (!customer.whitelisted) throw new Refusal('100521', '您不在授权更新的名单里，可以直接申请额度');
  if (!REQUIRED.every((id) => templateIds.includes(id))) {
    throw new Refusal('100522', '请先阅读并同意全部授权书');
  }
  const { at, isNew } = await keepTransfer(sql, customer.id, now);
  const templates = templatesOf(REQUIRED);
  if (isNew) await addConsents(sql, { customerId: customer.id, scene: 'credit', at: now, templates });
  const card = await findIdCard(sql, customer.id);
  const onFile = card !== undefined && card.id_no !== null && card.back_confirmed;
  return { transferredAt: at.toISOString(), idCardMissing: onFile ? 'N' : 'Y' };
}
