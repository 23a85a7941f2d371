import { computed, makeObservable } from 'mobx';
import { fetchAllNotices, unread, type Notice } from '@/features/notices';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { PERSONAL } from './parts/params';
import { ALL_READ, NOT_MARKED } from './texts';

/** Message centre (spec §4 Notice read state). A visitor has no read state: no notice is marked as new. */
export class MessagesModel {
  readonly notices = new Resource(() => fetchAllNotices());
  private readonly marks = new Submission();

  constructor() {
    makeObservable(this, { unreadCount: computed });
  }

  async load(): Promise<void> {
    await Promise.all([this.notices.load(), unread.load()]);
  }

  /** Back from a notice, which is read now. */
  shown(): Promise<void> {
    return this.load();
  }

  get unreadCount(): number {
    return (this.notices.value ?? []).filter((notice) => this.isNew(notice)).length;
  }

  get marking(): boolean {
    return this.marks.busy;
  }

  isNew({ isRead }: Notice): boolean {
    return session.loggedIn && isRead === 0;
  }

  open({ id, personal }: Notice): Promise<void> {
    return go('messageDetail', personal ? { id, [PERSONAL]: '1' } : { id });
  }

  async markAll(): Promise<void> {
    await this.marks.run(async () => {
      const marked = await unread.mark(this.notices.value ?? []);
      if (marked) await this.notices.load();
      feedback.toast(marked ? ALL_READ : NOT_MARKED);
    });
  }
}
