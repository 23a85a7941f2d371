import { contentCalls } from '@/contract/content';
import { noticeCalls } from '@/contract/notice';
import type { Response } from '@/contract';
import { call } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';

/** A general notice, or a message to the person logged in. */
export type Notice = Response<'noticeList'>['list'][number] & { readonly personal?: true };

/** Spec §9: page 1, page size 999. */
const WHOLE = { pageNum: '1', pageSize: '999' } as const;

/** The reader (spec §3 Notice request). The phone is encrypted because it is part of a URL (contract noticeReader). */
export const noticeReader = async () => ({
  plateform: channel.platform,
  appUserId: session.userInfo?.custId ?? '',
  phone: session.loggedIn ? await session.sealedPhone() : '',
});

/** Notices for the home page, newest first. */
export const fetchHomeNotices = (): Promise<readonly Notice[]> => fetchList('Y');

/** All notices and, for a person logged in, their own messages; newest first. */
export async function fetchAllNotices(): Promise<readonly Notice[]> {
  const [general, personal] = await Promise.all([fetchList('N'), fetchPersonal()]);
  return [...personal, ...general].sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
}

async function fetchPersonal(): Promise<readonly Notice[]> {
  if (!session.loggedIn) return [];
  const { list } = await call(noticeCalls.personalNotices, {});
  return list.map((message) => ({ ...message, personal: true }));
}

async function fetchList(isHome: 'Y' | 'N'): Promise<readonly Notice[]> {
  const request = { ...(await noticeReader()), ...WHOLE, isHome, minVersion: VERSION_CODE };
  return (await call(contentCalls.noticeList, request)).list;
}

/** Number of unread notices of this person; 0 for a visitor. */
export async function countUnreadNotices(): Promise<number> {
  if (!session.loggedIn) return 0;
  const { existence, unread } = await call(noticeCalls.existenceUnread, await noticeReader());
  return existence === 'Y' ? unread : 0;
}
