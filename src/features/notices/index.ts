export { fetchAllNotices, fetchHomeNotices, noticeReader, type Notice } from './notices';
export { unread } from './unread';
