import type { Sql } from '../database';

/** The script of channel 4-4-12, and the app of channel 2-4-7. */
export const ARRIVAL_PARTNERS = ['analytics', 'host'] as const;

interface PartnerArrival {
  readonly partner: (typeof ARRIVAL_PARTNERS)[number];
  /** 'loaded', or the name of a handler of the bridge. */
  readonly what: string;
  readonly at: Date;
}

export async function addPartnerArrival(sql: Sql, { partner, what, at }: PartnerArrival): Promise<void> {
  await sql.query('insert into partner_arrivals (partner, what, at) values ($1, $2, $3)', [
    partner,
    what,
    at,
  ]);
}

/** Console: newest first. */
export function listPartnerArrivals(sql: Sql, limit: number): Promise<PartnerArrival[]> {
  return sql.query<PartnerArrival>(
    'select partner, what, at from partner_arrivals order by id desc limit $1',
    [limit],
  );
}
