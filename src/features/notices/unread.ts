import { noticeCalls } from '@/contract/notice';
import { makeObservable, observable, runInAction } from 'mobx';
import { shouldMarkRead } from '@/domain/notice/readState';
import { call } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { countUnreadNotices, type Notice } from './notices';

/** Number of the person's unread notices; 0 before login. */
export class Unread {
  count = 0;

  constructor() {
    makeObservable(this, { count: observable });
  }

  /** Never rejects: if the number cannot be loaded, the old one stays. */
  async load(): Promise<void> {
    (await this.ask())();
  }

  /** The first half of a load (model/loadAll). */
  async ask(): Promise<() => void> {
    const { generation } = session;
    const count = await countUnreadNotices().catch(() => undefined);
    return () => {
      if (count !== undefined && generation === session.generation) this.put(count);
    };
  }

  /**
   * Marks the notices that the person has now read (spec §4 Notice read state); true if the server knows. A lost mark is sent again when
   * they next read the notice.
   */
  async mark(notices: readonly Pick<Notice, 'id' | 'isRead'>[]): Promise<boolean> {
    const reader = { loggedIn: session.loggedIn, phone: await session.shownPhone() };
    const noticeIds = notices.filter((notice) => shouldMarkRead(reader, notice)).map(({ id }) => id);
    if (noticeIds.length === 0) return false;
    const { generation } = session;
    const request = { plateform: channel.platform, appUserId: session.userInfo?.custId ?? '', noticeIds };
    const answer = await call(noticeCalls.noticeChangeRead, request).catch(() => undefined);
    if (answer === undefined || generation !== session.generation) return false;
    this.put(answer.unread);
    return true;
  }

  private put(count: number): void {
    runInAction(() => {
      this.count = count;
    });
  }
}

export const unread = new Unread();
