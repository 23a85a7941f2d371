import type { MemberContext } from '../../context';
import { activateCreditLine, findCreditLine, type CreditLineRow } from '../../queries/creditLines';
import { refuseCredit } from '../../refusals/credit';

export const awaitsActivation = (line: CreditLineRow | undefined, today: string): boolean =>
  line !== undefined && line.valid_to >= today && !line.active;

/** Activates an approved line (spec §7 activeSubmit). Idempotent. */
export async function activate({ sql, customer, today }: MemberContext): Promise<Record<string, never>> {
  const line = await findCreditLine(sql, customer.id);
  if (line === undefined || line.valid_to < today) {
    throw refuseCredit('noLineToActivate');
  }
  await activateCreditLine(sql, customer.id);
  return {};
}
