import { createHash } from 'node:crypto';
import type { Request } from '@/contract';
import type { MemberContext } from '../../context';
import type { Template } from '../../documents/fillTemplate';
import { templatesOf } from '../../documents/templates';
import { quotaOf } from '../../ledger/quota';
import { addConsent, agreesTo } from '../../queries/consents';
import { addressOf } from '../../queries/loanAddresses';
import { lockCustomer } from '../../queries/customers';
import { addSignature } from '../../queries/signatures';
import { refuseLoan } from '../../refusals/loan';
import { writeSigned } from '../../papers/drawing';
import { newKey, newNumber } from '../../secrets';
import { checkUsageRead, liveDraft } from './draft';
import { checkMayBorrow } from './mayBorrow';
import { asksAddress } from './rule';
import { usableQuota } from './usableQuota';

/** Templates that a person signs for each drawing. */
const EACH_TIME = ['loan', 'cost-sheet'];
/** Holds for all later contracts until it is withdrawn or its text changes. Also the scene of its consent. */
const STANDING = 'e-sign';

/** What the person has to sign for a drawing now. */
async function templatesToSign({ sql, customer }: MemberContext): Promise<Template[]> {
  const standing = templatesOf([STANDING]);
  const agreed = await Promise.all(standing.map((one) => agreesTo(sql, customer.id, STANDING, one)));
  return [...templatesOf(EACH_TIME), ...standing.filter((_, index) => !agreed[index])];
}

export async function willSign(context: MemberContext, loanSeq: string) {
  await liveDraft(context, loanSeq);
  return {
    files: (await templatesToSign(context)).map(({ id, title, version }) => ({
      templateId: id,
      title,
      version,
    })),
  };
}

/**
 * Signs the drawing's contracts: the digest covers the person, the drawing, the template versions and the time. Each contract is written down
 * as it is read now, with the number that the loan will have.
 */
export async function signDrawing(
  context: MemberContext,
  { loanSeq, templateIds, plannedOn }: Request<'electrSignature'>,
) {
  const { sql, customer, now, today } = context;
  // Another window may be changing the receiving card, which the signature covers.
  const current = await lockCustomer(sql, customer.id);
  await checkMayBorrow({ sql, customer: current, today });
  const draft = await liveDraft(context, loanSeq);
  checkUsageRead(draft);
  const templates = await templatesToSign(context);
  if (!templates.every(({ id }) => templateIds.includes(id))) throw refuseLoan('notSigned');
  if (plannedOn !== today) throw refuseLoan('dayPassed');
  if (asksAddress(draft.product) && (await addressOf(sql, loanSeq)) === undefined)
    throw refuseLoan('addressMissing');
  const { annualRate } = usableQuota(await quotaOf(sql, customer.id), today);
  const facts = {
    customer: customer.cust_no,
    draft,
    annualRate,
    templates: templates.map(({ id, version }) => [id, version]),
    at: now,
  };
  const signSeq = newKey();
  const loanNo = newNumber('L', today);
  await addSignature(sql, loanSeq, {
    sign_seq: signSeq,
    template_ids: templates.map(({ id }) => id),
    annual_rate: annualRate,
    digest: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
    at: now,
    loan_no: loanNo,
  });
  const signing = { customer: current, draft, annualRate, loanNo, signSeq, at: now };
  const sceneOf = ({ id }: Template): string => (id === STANDING ? STANDING : 'loan');
  for (const template of templates) {
    const paper = await writeSigned(context, template, signing);
    await addConsent(sql, { customerId: customer.id, scene: sceneOf(template), at: now, template, paper });
  }
  return { signSeq };
}
