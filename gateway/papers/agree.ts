import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import { formatYuan } from '@/domain/money/fen';
import { ratePercent } from '@/domain/money/rate';
import type { Sql } from '../database';
import { consentFacts } from '../documents/agreement';
import type { Template } from '../documents/fillTemplate';
import type { PlaceholderValues } from '../documents/placeholders';
import { quotaOf } from '../ledger/quota';
import { addConsent } from '../queries/consents';
import { customerById } from '../queries/customers';
import { newNumber } from '../secrets';
import type { GatewaySettings } from '../settings';
import { writePaper } from './write';

/** The credit line as agreements name it; nothing before there is one. */
export async function lineValues(sql: Sql, customerId: number): Promise<PlaceholderValues> {
  const quota = await quotaOf(sql, customerId);
  if (quota === undefined) return {};
  return {
    creditLimit: formatYuan(quota.total),
    limitValidTo: formatChinese(quota.validTo, 'full'),
    annualRate: ratePercent(quota.annualRate),
  };
}

export interface Agreed {
  readonly customerId: number;
  readonly scene: string;
  readonly at: Date;
  readonly templates: readonly Template[];
  /** What the text was filled with beyond person, lender and line. */
  readonly values?: PlaceholderValues;
}

/** What one agreement said to this person at this moment. */
export async function agreedFacts(
  sql: Sql,
  settings: GatewaySettings,
  { customerId, at, values }: Pick<Agreed, 'customerId' | 'at' | 'values'>,
) {
  const customer = await customerById(sql, customerId);
  if (customer === undefined) throw new Error('the consent of an unknown customer');
  const number = newNumber('A', civilDateAt(at.getTime()));
  const line = await lineValues(sql, customerId);
  return consentFacts({ number, customer, values: { ...line, ...values }, at }, settings);
}

/** Records that a person agreed to these texts, each as its own paper: what text, filled with what, and when. */
export async function agree(
  { sql, settings }: { readonly sql: Sql; readonly settings: GatewaySettings },
  agreed: Agreed,
): Promise<void> {
  const { customerId, scene, at } = agreed;
  for (const template of agreed.templates) {
    const facts = await agreedFacts(sql, settings, agreed);
    const paper = await writePaper(sql, { customerId, template, facts, at });
    await addConsent(sql, { customerId, scene, at, template, paper });
  }
}
