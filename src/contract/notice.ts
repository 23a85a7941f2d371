import * as v from 'valibot';
import { notice, noticeReader, personalNotice } from './content';
import { defineCalls } from './define';
import { bitNumber, code, flag, nothing, someOf, tally, text } from './fields';

export const noticeRefusals = { noticeGone: '101401' } as const;

/** Notices of one person (spec §7 Notices and help); the call for the list is in content.ts. */
export const noticeCalls = defineCalls({
  /** One notice with its text. */
  noticeInfo: {
    verb: 'GET',
    path: '/api/notice/info',
    body: 'plain',
    auth: 'none',
    answer: 'data',
    refusals: noticeRefusals,
    request: v.object({ ...noticeReader, noticeId: text(64) }),
    response: v.object({ ...notice.entries, body: code }),
  },
  /**
   * Messages to the person logged in, newest first. Not a call of the product: its list of notices needs no session, but only this
   * person may read these messages.
   */
  personalNotices: {
    verb: 'POST',
    path: '/api/notice/personal/list',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    answer: 'data',
    request: nothing,
    response: v.object({ list: someOf(personalNotice) }),
  },
  /** One of them. */
  personalNotice: {
    verb: 'POST',
    path: '/api/notice/personal/info',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    answer: 'data',
    refusals: noticeRefusals,
    request: v.object({ noticeId: text(64) }),
    response: personalNotice,
  },
  /** Marks notices and personal messages as read for the person logged in; `appUserId` must be that person's. Answers the number of unread notices. */
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
    response: v.object({ unread: tally(0) }),
  },
  isReadNotice: {
    verb: 'GET',
    path: '/api/notice/is_read_notice',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    refusals: noticeRefusals,
    request: v.object({ ...noticeReader, noticeId: text(64) }),
    response: v.object({ isRead: bitNumber }),
  },
  existenceUnread: {
    verb: 'GET',
    path: '/api/notice/existenceUnread',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: v.object(noticeReader),
    response: v.object({ existence: flag, unread: tally(0) }),
  },
});
