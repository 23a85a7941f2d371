import type { Request, Response } from '@/contract';
import type { MemberContext } from '../../context';
import { fillTemplate, type Template } from '../../documents/fillTemplate';
import { loanValues } from '../../documents/loanValues';
import { lenderValues, maskedPerson } from '../../documents/personValues';
import type { PlaceholderValues } from '../../documents/placeholders';
import { findTemplate } from '../../documents/templates';
import { quotaOf } from '../../ledger/quota';
import { lineValues } from '../../papers/agree';
import { cardByIdEvenUnbound } from '../../queries/cards';
import { couponValue } from '../../queries/coupons';
import { refuseDocument } from '../../refusals/content';
import { liveDraft } from '../loan/draft';

type Document = Response<'contractPreview'>;

export function templateOr(id: string): Template {
  const template = findTemplate(id);
  if (template === undefined) throw refuseDocument('documentUnknown');
  return template;
}

export const documentOf = ({ id, title, version, effectiveOn, sections }: Template): Document => ({
  templateId: id,
  title,
  version,
  effectiveOn,
  sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
});

/** The figures of the opened drawing, calculated as if it were drawn today. */
async function drawingValues(context: MemberContext, loanSeq: string): Promise<PlaceholderValues> {
  const { sql, customer, today } = context;
  const draft = await liveDraft(context, loanSeq);
  const quota = await quotaOf(sql, customer.id);
  if (quota === undefined) throw refuseDocument('documentUnknown');
  return loanValues({
    amount: draft.amount,
    annualRate: quota.annualRate,
    terms: draft.terms,
    method: draft.method,
    purpose: draft.purpose,
    start: today,
    coupon: await couponValue(sql, draft.coupon_id),
    ...(await cardByIdEvenUnbound(sql, draft.card_id)),
    contractNo: '',
  });
}

/** An agreement with this person's data, names and numbers masked. */
export async function previewOf(
  context: MemberContext,
  request: Request<'contractPreview'>,
): Promise<Document> {
  const template = templateOr(request.templateId);
  const { sql, customer, today, settings } = context;
  const drawing = request.loanSeq === undefined ? {} : await drawingValues(context, request.loanSeq);
  const values = {
    ...lenderValues(settings),
    ...maskedPerson(customer, today),
    ...(await lineValues(sql, customer.id)),
    ...drawing,
  };
  return documentOf(fillTemplate(template, values));
}
