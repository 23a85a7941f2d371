import type { Database } from '../database';
import { checkedFor, type Allowed } from '../dear';
import { readClock } from '../queries/clock';
import { fileById } from '../queries/files';
import { lockTicket, setTicketUsed, type TicketPurpose } from '../queries/tickets';
import { hashToken } from '../secrets';
import { linkLives } from './link';
import type { Closed } from './refuse';

interface Open {
  readonly hash: string;
  readonly fileId: string;
  readonly title: string;
  readonly allowed: Allowed;
}

export const isTicket = (given: string): boolean => /^[\w-]{43}$/.test(given);

export const UNKNOWN: Closed = { status: 404, message: '没有找到这份文件，请回到合同列表重新打开' };
/** What is stored of it is not what was written down: shown to no one. */
const CHANGED: Closed = {
  status: 409,
  message: '这份文件与签署时留存的内容不一致，已停止展示。请联系客服核实，您的权益不受影响',
};
/** Its signature is not to be had now. */
const NOT_READY: Closed = { status: 503, message: '文件正在生成，请稍后再打开' };

/** Why a paper is not given. */
export const WHY_NOT = { changed: CHANGED, notReady: NOT_READY, unknown: UNKNOWN } as const;
const USED: Closed = { status: 410, message: '这个下载地址已经用过了，请回到合同列表重新打开' };
const EXPIRED: Closed = { status: 410, message: '这个下载地址已超过5分钟，请回到合同列表重新打开' };
const LEFT: Closed = { status: 410, message: '打开它的登录已结束，请重新登录后从合同列表打开' };

/** Checks what was sent as a ticket; `take` uses it up. */
export async function openTicket(
  db: Database,
  given: string,
  purpose: TicketPurpose,
  take: boolean,
): Promise<Open | Closed> {
  if (!isTicket(given)) return UNKNOWN;
  const hash = hashToken(given);
  return db.tx(async (sql) => {
    const row = await lockTicket(sql, hash);
    if (row === undefined || row.purpose !== purpose) return UNKNOWN;
    const now = await readClock(sql);
    if (row.expires_at <= now) return EXPIRED;
    if (row.used) return USED;
    if (!(await linkLives(sql, { sessionHash: row.session_hash, until: row.expires_at }, now))) return LEFT;
    const file = await fileById(sql, row.file_id);
    if (file === undefined) return UNKNOWN;
    if (take) await setTicketUsed(sql, hash, true);
    return { hash, fileId: file.file_id, title: file.title, allowed: checkedFor(file.customer_id) };
  });
}
