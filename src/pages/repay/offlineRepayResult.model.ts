import { offlineCalls } from '@/contract/offline';
import { WechatMessages } from '@/features/wechatMessages';
import { Resource } from '@/model/resource';
import { Poll } from '@/model/poll';
import { go, PageMoves, type PageParams, replace } from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';
import { numberIn, type OfflineFacts } from './parts/offline';

/** The outcome of a bank transfer: the one in the address, or the last one. */
export class OfflineResultModel {
  private readonly moves = new PageMoves();
  readonly last = new Resource(() => this.fetch());
  readonly inWechat = new WechatMessages('transfer');
  private readonly poll = new Poll(async () => {
    await this.last.load();
    return this.last.value?.state === 'reviewing';
  });
  private readonly offlineNo: string;

  constructor(params: PageParams) {
    this.offlineNo = numberIn(params, 'offlineNo');
  }

  async load(): Promise<void> {
    await this.poll.now();
    if (this.last.value?.state === 'reviewing') await this.inWechat.load();
  }

  dispose(): void {
    this.poll.stop();
  }

  /** It may have been reviewed by now. */
  shown(): Promise<void> {
    return this.load();
  }

  /** Opens the form with the same amount and day; the person adds the vouchers again. */
  async again(): Promise<void> {
    const { loanNo = '', amount = '', paidOn = '' } = this.last.value ?? {};
    drafts.keep('offline', { loanNo, amount, paidOn });
    await this.moves.replace('offlineRepay', { loanNo });
  }

  openRepayment(): Promise<void> {
    return go('repaymentDetail', { repayNo: this.last.value?.repayNo ?? '' });
  }

  leave(): Promise<void> {
    return replace('repay');
  }

  private async fetch(): Promise<OfflineFacts['last']> {
    const request = this.offlineNo === '' ? {} : { offlineNo: this.offlineNo };
    return (await call(offlineCalls.offlineQuery, request)).last;
  }
}
