import type { Response } from '@/contract';
import { noticeCalls } from '@/contract/notice';
import { noticeReader, unread } from '@/features/notices';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { openTarget, returnTo, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { PERSONAL } from '../parts/params';

/** A notice as the page shows it; `target` is the page that it is about, '' for none. */
type Shown = Response<'noticeInfo'> & Partial<Pick<Response<'personalNotice'>, 'target' | 'action'>>;

/** One notice or personal message; showing it marks it as read (spec §4 Notice read state). */
export class MessageModel {
  /** Null: the notice does not exist. */
  readonly notice = new Resource(() => this.fetch());

  constructor(readonly params: PageParams) {}

  async load(): Promise<void> {
    await this.notice.load();
    if (this.notice.value) await unread.mark([this.notice.value]);
  }

  toList(): Promise<void> {
    return returnTo('messages');
  }

  /** Opens the page that the message is about. */
  async toTarget(): Promise<void> {
    const target = this.notice.value?.target ?? '';
    if (target !== '') await openTarget(target);
  }

  private async fetch(): Promise<Shown | null> {
    const noticeId = this.params.get('id') ?? '';
    if (noticeId === '') return null;
    try {
      if (this.params.get(PERSONAL) === '1') return await call(noticeCalls.personalNotice, { noticeId });
      return await call(noticeCalls.noticeInfo, { ...(await noticeReader()), noticeId });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (refusalName(noticeCalls.noticeInfo, failure) === 'noticeGone') return null;
      throw failure;
    }
  }
}
