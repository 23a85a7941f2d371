import type { Response } from '@/contract';
import type { PersonalMessageRow } from '../../queries/personalMessages';

/** A personal message as the contract shows it. */
export const personalNoticeOf = (row: PersonalMessageRow): Response<'personalNotice'> => ({
  id: row.message_id,
  title: row.title,
  summary: row.summary,
  body: row.body,
  publishedAt: row.at.toISOString(),
  isRead: row.read_at === null ? 0 : 1,
  target: row.target,
  action: row.action,
});
