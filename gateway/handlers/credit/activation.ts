import type { MemberContext } from '../../context';
import { activateCreditLine, findCreditLine, type CreditLineRow } from '../../queries/creditLines';
import { Refusal } from '../../refusal';

/** Loan blocklist code (spec §8) of a line that cannot be drawn on yet, and what the person is told. */
export const NOT_ACTIVE = { code: '203010', text: '额度已批好，还没有激活，请先激活额度再借款' } as const;

export const awaitsActivation = (line: CreditLineRow | undefined, today: string): boolean =>
  line !== undefined && line.valid_to >= today && !line.active;

/** Takes an approved line into use (spec §7 activeSubmit); done twice, it has been done once. */
export async function activate({ sql, customer, today }: MemberContext): Promise<Record<string, never>> {
  const line = await findCreditLine(sql, customer.id);
  if (line === undefined || line.valid_to < today) {
    throw new Refusal('100509', '没有可以激活的额度，请先申请额度');
  }
  await activateCreditLine(sql, customer.id);
  return {};
}
