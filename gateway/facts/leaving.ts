import { addDays, civilDateAt, daysBetween, type CivilDate } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { waitingCancellation } from '../queries/cancellations';

/** A cancellation of the account that runs. */
export interface Leaving {
  readonly askedAt: Date;
  /** The account ends at this moment. */
  readonly dueAt: Date;
  /** The last whole day for a change of mind. */
  readonly lastDay: CivilDate;
  /** 0 on the last day. */
  readonly daysLeft: number;
}

export async function leavingOf(
  sql: Sql,
  customerId: number,
  today: CivilDate,
): Promise<Leaving | undefined> {
  const row = await waitingCancellation(sql, customerId);
  if (row === undefined) return undefined;
  const lastDay = addDays(civilDateAt(row.due_at.getTime()), -1);
  const daysLeft = Math.max(0, daysBetween(today, lastDay));
  return { askedAt: row.asked_at, dueAt: row.due_at, lastDay, daysLeft };
}
