import { daysBetween, type CivilDate } from '@/domain/dates/civil';
import { isWhole, validityOf } from '@/domain/person/idCard';
import type { Sql } from '../database';
import { findIdCard } from '../queries/idCards';

/** A whole ID card on file. */
export interface IdCardFact {
  /** Valid until the end of this day; null is 长期. */
  readonly validTo: CivilDate | null;
  readonly validity: ReturnType<typeof validityOf>;
  /** 0 on the last day, below after it; null is 长期. */
  readonly daysLeft: number | null;
}

/** Undefined until both sides are confirmed. */
export async function idCardOf(
  sql: Sql,
  customerId: number,
  today: CivilDate,
): Promise<IdCardFact | undefined> {
  const card = await findIdCard(sql, customerId);
  if (!isWhole(card)) return undefined;
  const { valid_to: validTo } = card;
  return {
    validTo,
    validity: validityOf(validTo, today),
    daysLeft: validTo === null ? null : daysBetween(today, validTo),
  };
}
