import type { Sql } from '../database';
import { isMeant, readerValue, type Reader } from './audiences';

interface RoutePolicyRow {
  readonly route_page: string;
  readonly jump_url: string;
  readonly need_login: boolean;
}

/** The route-policy table for this reader. */
export function listRoutePolicies(sql: Sql, reader: Reader): Promise<RoutePolicyRow[]> {
  return sql.query<RoutePolicyRow>(
    `select route_page, jump_url, need_login from route_policies
     where ${isMeant('policy', 'route_page', '$1')} order by route_page`,
    [readerValue(reader)],
  );
}
