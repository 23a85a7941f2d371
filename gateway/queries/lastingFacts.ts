import type { CivilDate } from '@/domain/dates/civil';
import type { Sql } from '../database';

export type LastingKind = 'denied' | 'recall' | 'discipline' | 'exception' | 'welcome';

export interface LastingFact {
  readonly kind: LastingKind;
  /** The code of the bar; '' where the kind says all. */
  readonly value: string;
  /** The first day on which it no longer counts. */
  readonly ends_on: CivilDate;
}

/** Keeps a fact under the digest of an ID number; the later end counts. */
export async function keepLasting(sql: Sql, digest: string, fact: LastingFact): Promise<void> {
  await sql.query(
    `insert into lasting_facts (digest, kind, value, ends_on) values ($1, $2, $3, $4)
     on conflict (digest, kind) do update
       set value = excluded.value, ends_on = greatest(lasting_facts.ends_on, excluded.ends_on)`,
    [digest, fact.kind, fact.value, fact.ends_on],
  );
}

/** What still counts on this day. */
export function lastingFacts(sql: Sql, digest: string, today: CivilDate): Promise<LastingFact[]> {
  return sql.query<LastingFact>(
    'select kind, value, ends_on from lasting_facts where digest = $1 and ends_on > $2',
    [digest, today],
  );
}

/** Lifts one kind, or all of them. */
export async function dropLasting(sql: Sql, digest: string, kind?: LastingKind): Promise<void> {
  await sql.query('delete from lasting_facts where digest = $1 and kind = coalesce($2::text, kind)', [
    digest,
    kind ?? null,
  ]);
}
