import type { Sql } from '../database';

interface GroupUserRow {
  readonly user_id: string;
  readonly platform: string;
  readonly first_at: Date;
  readonly last_at: Date;
}

/** Records the visit of a person of a group, by the group's own id. */
export async function seeGroupUser(sql: Sql, userId: string, platform: string, at: Date): Promise<void> {
  await sql.query(
    `insert into group_users (user_id, platform, first_at, last_at) values ($1, $2, $3, $3)
     on conflict (user_id) do update set platform = excluded.platform, last_at = excluded.last_at`,
    [userId, platform, at],
  );
}

/** Console: latest visit first. */
export function listGroupUsers(sql: Sql, limit: number): Promise<GroupUserRow[]> {
  return sql.query<GroupUserRow>('select * from group_users order by last_at desc, user_id limit $1', [
    limit,
  ]);
}
