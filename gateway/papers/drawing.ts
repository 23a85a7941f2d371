import { civilDateAt } from '@/domain/dates/civil';
import type { Sql } from '../database';
import type { Template } from '../documents/fillTemplate';
import { drawingFacts } from '../documents/agreement';
import { cardByIdEvenUnbound } from '../queries/cards';
import { couponValue } from '../queries/coupons';
import type { CustomerRow } from '../queries/customers';
import type { LoanDraftRow } from '../queries/loanDrafts';
import type { GatewaySettings } from '../settings';
import { writePaper } from './write';

type Terms = Pick<LoanDraftRow, 'amount' | 'terms' | 'method' | 'card_id' | 'coupon_id'> & {
  readonly purpose: string;
};

/** What is signed for a drawing, on the day of signing. */
export interface Signing {
  readonly customer: CustomerRow;
  readonly draft: Terms;
  readonly annualRate: string;
  readonly loanNo: string;
  readonly at: Date;
}

/** What one contract of a drawing says. */
export async function signedFacts(
  sql: Sql,
  settings: GatewaySettings,
  templateId: string,
  { customer, draft, annualRate, loanNo, at }: Signing,
) {
  const { amount, terms, method, purpose, card_id, coupon_id } = draft;
  return drawingFacts(
    {
      templateId,
      customer,
      signedAt: at,
      terms: {
        ...{ amount, terms, method, purpose, annualRate, contractNo: loanNo },
        start: civilDateAt(at.getTime()),
        coupon: await couponValue(sql, coupon_id),
        ...(await cardByIdEvenUnbound(sql, card_id)),
      },
    },
    settings,
  );
}

/** Writes the contracts of a drawing down as they are signed. They become files of the loan when it is paid out. */
export async function writeSigned(
  { sql, settings }: { readonly sql: Sql; readonly settings: GatewaySettings },
  template: Template,
  signing: Signing & { readonly signSeq: string },
) {
  const { customer, signSeq, at } = signing;
  const facts = await signedFacts(sql, settings, template.id, signing);
  return writePaper(sql, { customerId: customer.id, template, facts, signSeq, at });
}
