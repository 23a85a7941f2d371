import type { Sql } from '../database';

interface RoutePolicyRow {
  readonly route_page: string;
  readonly jump_url: string;
  readonly need_login: boolean;
}

export function listRoutePolicies(sql: Sql): Promise<RoutePolicyRow[]> {
  return sql.query<RoutePolicyRow>(
    'select route_page, jump_url, need_login from route_policies order by route_page',
  );
}
