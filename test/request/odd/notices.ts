import type { CallName } from '@/contract';
import type { Exchange } from './exchange';

const reader = { plateform: '1-1-8', appUserId: 'c1', phone: '' };
const notice = {
  id: 'n1',
  title: '还款提醒',
  summary: '本月 18 日',
  publishedAt: '2026-11-18T03:00:00.000Z',
  isRead: 1 as const,
};
const message = {
  ...notice,
  id: 'm1',
  body: '全文',
  target: '/pages/repay/index',
  action: '去还款',
};

type Rows<N extends CallName> = { readonly [K in N]: Exchange<K> };

/** The calls about notices and personal messages. */
export const NOTICES: Rows<
  'noticeList' | 'noticeInfo' | 'personalNotices' | 'personalNotice' | 'existenceUnread' | 'noticeChangeRead'
> = {
  noticeList: {
    request: { ...reader, pageNum: '1', pageSize: '999', minVersion: '226' },
    answer: { list: [notice, { ...notice, id: 'n2' }], total: 2 },
  },
  noticeInfo: { request: { ...reader, noticeId: 'n1' }, answer: { ...notice, body: '全文' } },
  personalNotices: { request: {}, answer: { list: [message, { ...message, id: 'm2' }] } },
  personalNotice: { request: { noticeId: 'm1' }, answer: message },
  existenceUnread: { request: reader, answer: { existence: 'Y', unread: 2 } },
  noticeChangeRead: {
    request: { plateform: '1-1-8', appUserId: 'c1', noticeIds: ['n1'] },
    answer: { unread: 2 },
  },
};
