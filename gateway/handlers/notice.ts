import type { noticeCalls } from '@/contract/notice';
import type { CallContext, HandlersOf } from '../context';
import type { Reader } from '../queries/audiences';
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

type Asking = Pick<CallContext, 'sql' | 'versionCode'>;

/** The reader of notices: the same one for the text, the mark and the number as for the list, which is sent the version as a field. */
const readerOf = (plateform: string, { versionCode }: Asking): Reader => ({
  plateform,
  ...(versionCode === undefined ? {} : { minVersion: versionCode }),
});

/** General notices and personal messages that this customer has not read. */
const unreadOf = async (custNo: string, plateform: string, asking: Asking): Promise<number> =>
  (await countUnread(asking.sql, custNo, readerOf(plateform, asking))) +
  (await countUnreadPersonal(asking.sql, custNo));

const noticeFor = (
  asked: { readonly noticeId: string; readonly appUserId: string; readonly plateform: string },
  asking: Asking,
) => noticeById(asking.sql, asked.noticeId, asked.appUserId, readerOf(asked.plateform, asking));

export const noticeHandlers: HandlersOf<typeof noticeCalls> = {
  async noticeInfo(request, context) {
    const row = await noticeFor(request, context);
    if (row === undefined) return refuseNotice('noticeGone');
    const { id, title, summary, body, age_hours, read } = row;
    return {
      id,
      title,
      summary,
      body,
      publishedAt: publishedAt(age_hours, context.now),
      isRead: read ? 1 : 0,
    };
  },

  async personalNotices(_request, { sql, customer }) {
    const rows = await listPersonalMessages(sql, customer.id, MOST);
    return { list: rows.map(personalNoticeOf) };
  },

  async personalNotice({ noticeId }, { sql, customer }) {
    const row = await personalMessageById(sql, customer.id, noticeId);
    return row === undefined ? refuseNotice('noticeGone') : personalNoticeOf(row);
  },

  /** Ignores unknown ids: a notice that went offline in the meantime does not stop the others from being marked. */
  async noticeChangeRead({ noticeIds, appUserId, plateform }, context) {
    const { sql, now, customer } = context;
    if (appUserId !== customer.cust_no) return refuse('incomplete');
    await markRead(sql, customer.id, noticeIds);
    await markPersonalRead(sql, customer.id, noticeIds, now);
    return { unread: await unreadOf(customer.cust_no, plateform, context) };
  },

  async isReadNotice(request, context) {
    const row = await noticeFor(request, context);
    return row === undefined ? refuseNotice('noticeGone') : { isRead: row.read ? 1 : 0 };
  },

  async existenceUnread({ appUserId, plateform }, context) {
    const unread = await unreadOf(appUserId, plateform, context);
    return { existence: unread > 0 ? 'Y' : 'N', unread };
  },
};
