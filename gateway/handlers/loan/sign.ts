import { createHash } from 'node:crypto';
import type { Request } from '@/contract';
import type { MemberContext } from '../../context';
import { templatesOf } from '../../documents/templates';
import { quotaOf } from '../../ledger/quota';
import { addressOf } from '../../queries/loanAddresses';
import { addConsents } from '../../queries/consents';
import { lockCustomer } from '../../queries/customers';
import { addSignature } from '../../queries/signatures';
import { refuseLoan } from '../../refusals/loan';
import { newKey } from '../../secrets';
import { liveDraft } from './draft';
import { asksAddress } from './rule';
import { usableQuota } from './usableQuota';

/** Templates that a person signs for a drawing. */
const DRAWING_TEMPLATES = ['loan', 'cost-sheet', 'e-sign'];

export async function willSign(context: MemberContext, loanSeq: string) {
  await liveDraft(context, loanSeq);
  return {
    files: templatesOf(DRAWING_TEMPLATES).map(({ id, title, version }) => ({
      templateId: id,
      title,
      version,
    })),
  };
}

/** Signs the drawing's contracts: the digest covers the person, the drawing, the template versions and the time. */
export async function signDrawing(
  context: MemberContext,
  { loanSeq, templateIds, plannedOn }: Request<'electrSignature'>,
) {
  const { sql, customer, now, today } = context;
  // Another window may be changing the receiving card, which the signature covers.
  await lockCustomer(sql, customer.id);
  const draft = await liveDraft(context, loanSeq);
  if (!DRAWING_TEMPLATES.every((id) => templateIds.includes(id))) {
    throw refuseLoan('notSigned');
  }
  if (plannedOn !== today) throw refuseLoan('dayPassed');
  if (asksAddress(draft.product) && (await addressOf(sql, loanSeq)) === undefined)
    throw refuseLoan('addressMissing');
  const { annualRate } = usableQuota(await quotaOf(sql, customer.id), today);
  const templates = templatesOf(DRAWING_TEMPLATES);
  const facts = {
    customer: customer.cust_no,
    draft,
    annualRate,
    templates: templates.map(({ id, version }) => [id, version]),
    at: now,
  };
  const signSeq = newKey();
  await addSignature(sql, loanSeq, {
    sign_seq: signSeq,
    template_ids: DRAWING_TEMPLATES,
    annual_rate: annualRate,
    digest: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
    at: now,
  });
  await addConsents(sql, { customerId: customer.id, scene: 'loan', at: now, templates });
  return { signSeq };
}
