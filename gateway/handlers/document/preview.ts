import type { Request, Response } from '@/contract';
import { formatChinese } from '@/domain/dates/civil';
import { formatYuan } from '@/domain/money/fen';
import { ratePercent } from '@/domain/money/rate';
import type { MemberContext } from '../../context';
import { fillTemplate, type Template } from '../../documents/fillTemplate';
import { loanValues } from '../../documents/loanValues';
import { lenderValues, maskedPerson } from '../../documents/personValues';
import type { PlaceholderValues } from '../../documents/placeholders';
import { findTemplate } from '../../documents/templates';
import { quotaOf } from '../../ledger/quota';
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

async function lineValues({ sql, customer }: MemberContext): Promise<PlaceholderValues> {
  const quota = await quotaOf(sql, customer.id);
  if (quota === undefined) return {};
  return {
    creditLimit: formatYuan(quota.total),
    limitValidTo: formatChinese(quota.validTo, 'full'),
    annualRate: ratePercent(quota.annualRate),
  };
}

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
  const { customer, today, settings } = context;
  const drawing = request.loanSeq === undefined ? {} : await drawingValues(context, request.loanSeq);
  const values = {
    ...lenderValues(settings),
    ...maskedPerson(customer, today),
    ...(await lineValues(context)),
    ...drawing,
  };
  return documentOf(fillTemplate(template, values));
}
