import type { noticeCalls } from '@/contract/notice';
import type { HandlersOf } from '../context';
import type { Sql } from '../database';
import { countUnread, markRead, noticeById } from '../queries/notices';
import {
  countUnreadPersonal,
  listPersonalMessages,
  markPersonalRead,
  personalMessageById,
} from '../queries/personalMessages';
import { refuse } from '../refusals/general';
import { refuseNotice } from '../refusals/content';
import { personalNoticeOf } from './presenters/personalNotice';
import { publishedAt } from './presenters/published';

/** As many as the list of notices has at most (spec §9). */
const MOST = 999;

/** General notices and personal messages that this customer has not read. */
const unreadOf = async (sql: Sql, custNo: string, plateform: string): Promise<number> =>
  (await countUnread(sql, custNo, { plateform })) + (await countUnreadPersonal(sql, custNo));

export const noticeHandlers: HandlersOf<typeof noticeCalls> = {
  async noticeInfo({ noticeId, appUserId }, { sql, now }) {
    const row = await noticeById(sql, noticeId, appUserId);
    if (row === undefined) return refuseNotice('noticeGone');
    const { id, title, summary, body, age_hours, read } = row;
    return { id, title, summary, body, publishedAt: publishedAt(age_hours, now), isRead: read ? 1 : 0 };
  },

  async personalNotices(_request, { sql, customer }) {
    const rows = await listPersonalMessages(sql, customer.id, MOST);
    return { list: rows.map(personalNoticeOf) };
  },

  async personalNotice({ noticeId }, { sql, customer }) {
    const row = await personalMessageById(sql, customer.id, noticeId);
    return row === undefined ? refuseNotice('noticeGone') : personalNoticeOf(row);
  },

  /** Ignores unknown ids: a notice that went offline meanwhile does not stop the others from being marked. */
  async noticeChangeRead({ noticeIds, appUserId, plateform }, { sql, now, customer }) {
    if (appUserId !== customer.cust_no) return refuse('incomplete');
    await markRead(sql, customer.id, noticeIds);
    await markPersonalRead(sql, customer.id, noticeIds, now);
    return { unread: await unreadOf(sql, customer.cust_no, plateform) };
  },

  async isReadNotice({ noticeId, appUserId }, { sql }) {
    const row = await noticeById(sql, noticeId, appUserId);
    return row === undefined ? refuseNotice('noticeGone') : { isRead: row.read ? 1 : 0 };
  },

  async existenceUnread({ appUserId, plateform }, { sql }) {
    const unread = await unreadOf(sql, appUserId, plateform);
    return { existence: unread > 0 ? 'Y' : 'N', unread };
  },
};
