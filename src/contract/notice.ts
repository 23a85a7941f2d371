import * as v from 'valibot';
import { notice } from './content';
import { defineCalls } from './define';
import { count, text, yesNo } from './fields';

/** Who asks; `phone` is part of the spec's request, but a whole number has no business in an address: '' in queries. */
const reader = {
  plateform: text(16),
  appUserId: v.pipe(v.string(), v.maxLength(64)),
  phone: v.string(),
};

/** Notices of one person (spec §7 Notices and help); the list itself stands with the home content. */
export const noticeCalls = defineCalls({
  /** One notice with its text. 101401: there is none of this id, or no more. */
  noticeInfo: {
    verb: 'GET',
    path: '/api/notice/info',
    body: 'plain',
    auth: 'none',
    answer: 'data',
    request: v.object({ ...reader, noticeId: text(64) }),
    response: v.object({ ...notice.entries, body: v.string() }),
  },
  /** Marks read for the person logged in; `appUserId` has to be theirs. Answers what is left unread. */
  noticeChangeRead: {
    verb: 'POST',
    path: '/api/notice/read/changeRead',
    body: 'sealed',
    auth: 'member',
    answer: 'data',
    request: v.object({
      plateform: text(16),
      appUserId: text(64),
      noticeIds: v.pipe(v.array(text(64)), v.minLength(1), v.maxLength(999)),
    }),
    response: v.object({ unread: count }),
  },
  isReadNotice: {
    verb: 'GET',
    path: '/api/notice/is_read_notice',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: v.object({ ...reader, noticeId: text(64) }),
    response: v.object({ isRead: v.picklist([0, 1]) }),
  },
  existenceUnread: {
    verb: 'GET',
    path: '/api/notice/existenceUnread',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: v.object(reader),
    response: v.object({ existence: yesNo, unread: count }),
  },
});
