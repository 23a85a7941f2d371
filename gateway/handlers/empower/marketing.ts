import type { MemberContext } from '../../context';
import { findTemplate } from '../../documents/templates';
import { addConsents, withdrawTemplate } from '../../queries/consents';
import { setSwitch } from '../../queries/noticeSwitches';

const MARKETING = 'marketing';

/**
 * Promotions are general ones, the same for all, until a person says no: then none is shown. The answer stands in the ledger: a yes as a
 * consent, a no as a withdrawn one.
 */
export async function keepMarketing(
  { sql, customer, now }: Pick<MemberContext, 'sql' | 'customer' | 'now'>,
  on: boolean,
): Promise<void> {
  await setSwitch(sql, customer.id, { kind: 'promotion', on, at: now });
  const template = findTemplate(MARKETING);
  if (template === undefined) return;
  const agreement = { customerId: customer.id, scene: MARKETING, at: now, templates: [template] };
  if (on) {
    await addConsents(sql, agreement);
  } else if (!(await withdrawTemplate(sql, customer.id, MARKETING, now))) {
    await addConsents(sql, agreement);
    await withdrawTemplate(sql, customer.id, MARKETING, now);
  }
}
