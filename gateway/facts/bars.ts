import type { CivilDate } from '@/domain/dates/civil';
import type { Sql } from '../database';
import type { CustomerRow } from '../queries/customers';
import { lastingFacts, type LastingKind } from '../queries/lastingFacts';

/** What was decided about a person, in this account or in an earlier one with the same ID number. */
export interface Bars {
  /** Spec §4: 2 and 3 block credit and loan; else '0'. */
  readonly recallStatus: string;
  /** '' for none. */
  readonly disciplinaryType: string;
  /** '' for none. */
  readonly exceptionCode: string;
  /** The first day on which a person denied in an earlier account may apply again; null: no such wait. */
  readonly deniedUntil: CivilDate | null;
  /** An earlier account had the welcome coupon. */
  readonly welcomed: boolean;
}

export type BarredCustomer = Pick<
  CustomerRow,
  'id_digest' | 'recall_status' | 'disciplinary_type' | 'exception_code'
>;

/** The account's own bar comes before one of an earlier account. */
export async function barsOf(sql: Sql, customer: BarredCustomer, today: CivilDate): Promise<Bars> {
  const { id_digest, recall_status, disciplinary_type, exception_code } = customer;
  const earlier = id_digest === '' ? [] : await lastingFacts(sql, id_digest, today);
  const found = (kind: LastingKind) => earlier.find((one) => one.kind === kind);
  const ofEarlier = (kind: LastingKind, none: string) => found(kind)?.value ?? none;
  return {
    recallStatus: recall_status === '0' ? ofEarlier('recall', '0') : recall_status,
    disciplinaryType: disciplinary_type || ofEarlier('discipline', ''),
    exceptionCode: exception_code || ofEarlier('exception', ''),
    deniedUntil: found('denied')?.ends_on ?? null,
    welcomed: found('welcome') !== undefined,
  };
}
