import type { noticeCalls } from '@/contract/notice';
import type { HandlersOf } from '../context';
import { countUnread, markRead, noticeById } from '../queries/notices';
import { refuse } from '../refusals/general';
import { refuseNotice } from '../refusals/content';
import { publishedAt } from './presenters/published';

export const noticeHandlers: HandlersOf<typeof noticeCalls> = {
  async noticeInfo({ noticeId, appUserId }, { sql, now }) {
    const row = await noticeById(sql, noticeId, appUserId);
    if (row === undefined) return refuseNotice('noticeGone');
    const { id, title, summary, body, age_hours, read } = row;
    return { id, title, summary, body, publishedAt: publishedAt(age_hours, now), isRead: read ? 1 : 0 };
  },

  /** Ignores unknown ids: a notice that went offline meanwhile does not stop the others from being marked. */
  async noticeChangeRead({ noticeIds, appUserId }, { sql, customer }) {
    if (appUserId !== customer.cust_no) return refuse('incomplete');
    await markRead(sql, customer.id, noticeIds);
    return { unread: await countUnread(sql, customer.cust_no) };
  },

  async isReadNotice({ noticeId, appUserId }, { sql }) {
    const row = await noticeById(sql, noticeId, appUserId);
    return row === undefined ? refuseNotice('noticeGone') : { isRead: row.read ? 1 : 0 };
  },

  async existenceUnread({ appUserId }, { sql }) {
    const unread = await countUnread(sql, appUserId);
    return { existence: unread > 0 ? 'Y' : 'N', unread };
  },
};
