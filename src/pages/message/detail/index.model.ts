import type { Response } from '@/contract';
import { noticeCalls } from '@/contract/notice';
import { noticeReader, unread } from '@/features/notices';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { returnTo, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';

/** One notice; showing it marks it as read (spec §4 Notice read state). */
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

  private async fetch(): Promise<Response<'noticeInfo'> | null> {
    const noticeId = this.params.get('id') ?? '';
    if (noticeId === '') return null;
    try {
      return await call(noticeCalls.noticeInfo, { ...(await noticeReader()), noticeId });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (refusalName(noticeCalls.noticeInfo, failure) === 'noticeGone') return null;
      throw failure;
    }
  }
}
