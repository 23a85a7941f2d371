import type { MemberContext } from '../../context';
import { findTemplate } from '../../documents/templates';
import { addConsent, withdrawTemplate } from '../../queries/consents';
import { agree } from '../../papers/agree';
import { setSwitch } from '../../queries/noticeSwitches';

const MARKETING = 'marketing';

/**
 * Promotions are general ones, the same for all, until a person says no: then none is shown. The answer is in the ledger: a yes as a
 * consent, a no as a withdrawn one.
 */
export async function keepMarketing(
  context: Pick<MemberContext, 'sql' | 'customer' | 'now' | 'settings'>,
  on: boolean,
): Promise<void> {
  const { sql, customer, now } = context;
  await setSwitch(sql, customer.id, { kind: 'promotion', on, at: now });
  const template = findTemplate(MARKETING);
  if (template === undefined) return;
  const agreement = { customerId: customer.id, scene: MARKETING, at: now };
  if (on) {
    await agree(context, { ...agreement, templates: [template] });
  } else if (!(await withdrawTemplate(sql, customer.id, MARKETING, now))) {
    await addConsent(sql, { ...agreement, template });
    await withdrawTemplate(sql, customer.id, MARKETING, now);
  }
}
