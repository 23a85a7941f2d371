import { first, type Sql } from '../database';
import type { TokenStore } from '../providers/wechat';

/** WeChat's clock and ours differ: the new token is fetched in the last five minutes of the old one, when WeChat accepts both. */
const AHEAD = `interval '5 minutes'`;
/** Longer than the question takes; after that the process that asked is taken for dead. */
const CLAIM = `interval '30 seconds'`;

/** The access token of all gateways, by the machine's clock. */
export const wechatAccess = (sql: Sql): TokenStore => ({
  async read(appid) {
    const row = await first<{ token: string; ending: boolean }>(
      sql,
      `select token, ends_at - ${AHEAD} <= now() as ending from wechat_access where appid = $1 and ends_at > now()`,
      [appid],
    );
    return row ?? { token: '', ending: true };
  },

  async claim(appid) {
    const rows = await sql.query(
      `insert into wechat_access (appid, renewing_until) values ($1, now() + ${CLAIM})
       on conflict (appid) do update set renewing_until = now() + ${CLAIM}
         where wechat_access.renewing_until <= now()
       returning appid`,
      [appid],
    );
    return rows.length === 1;
  },

  async keep(appid, { token, seconds }) {
    await sql.query(
      `update wechat_access set token = $2, ends_at = now() + make_interval(secs => $3), renewing_until = '-infinity'
       where appid = $1`,
      [appid, token, seconds],
    );
  },

  async release(appid) {
    await sql.query(`update wechat_access set renewing_until = '-infinity' where appid = $1`, [appid]);
  },
});
