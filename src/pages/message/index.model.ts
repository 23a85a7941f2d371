import { computed, makeObservable, observable, runInAction } from 'mobx';
import { fetchAllNotices, type Notice } from '@/features/notices';
import { unread } from '@/features/notices';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { ALL_READ, NOT_MARKED } from './texts';

/** Message centre (spec §4 Notice read state). A visitor has no read state: nothing is marked as new for them. */
export class MessagesModel {
  readonly notices = new Resource(() => fetchAllNotices());
  marking = false;

  constructor() {
    makeObservable(this, { marking: observable, unreadCount: computed });
  }

  async load(): Promise<void> {
    await Promise.all([this.notices.load(), unread.load()]);
  }

  /** Back from one of them: it is read now. */
  shown(): Promise<void> {
    return this.load();
  }

  get unreadCount(): number {
    return (this.notices.value ?? []).filter((notice) => this.isNew(notice)).length;
  }

  isNew({ isRead }: Notice): boolean {
    return session.loggedIn && isRead === 0;
  }

  open({ id }: Notice): Promise<void> {
    return go('messageDetail', { id });
  }

  async markAll(): Promise<void> {
    this.setMarking(true);
    const marked = await unread.mark(this.notices.value ?? []);
    if (marked) await this.notices.load();
    this.setMarking(false);
    feedback.toast(marked ? ALL_READ : NOT_MARKED);
  }

  private setMarking(marking: boolean): void {
    runInAction(() => {
      this.marking = marking;
    });
  }
}
