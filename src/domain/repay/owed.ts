import type { CivilDate } from '../dates/civil';
import type { Fen } from '../money/fen';
import type { Instalment } from '../loan/instalment';

/** An instalment and what has been paid on it; amounts in fen. */
export interface OwedInstalment {
  readonly term: number;
  readonly dueDate: CivilDate;
  readonly principal: Fen;
  readonly interest: Fen;
  readonly paidPrincipal: Fen;
  readonly paidInterest: Fen;
  readonly paidPenalty: Fen;
  /**
   * Penalty already charged, and until which day. Code that books a payment on an overdue instalment must set both, so that the days
   * before the payment are charged on the principal of those days; absent if nothing was paid since the due date.
   */
  readonly penaltyCharged?: Fen;
  readonly penaltyUntil?: CivilDate;
}

/** The rows of a schedule with nothing paid yet. */
export function owedFrom(schedule: readonly Instalment[]): OwedInstalment[] {
  return schedule.map(({ term, dueDate, principal, interest }) => {
    return { term, dueDate, principal, interest, paidPrincipal: 0, paidInterest: 0, paidPenalty: 0 };
  });
}

export function unpaidPrincipal(row: OwedInstalment): Fen {
  return row.principal - row.paidPrincipal;
}

export function unpaidInterest(row: OwedInstalment): Fen {
  return row.interest - row.paidInterest;
}

/** Whether principal and interest are paid; a penalty may still be open. */
export function isPaid(row: OwedInstalment): boolean {
  return unpaidPrincipal(row) <= 0 && unpaidInterest(row) <= 0;
}
