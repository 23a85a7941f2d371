import { historyCalls } from '@/contract/history';
import { Resource } from '@/model/resource';
import { Poll } from '@/model/poll';
import { go, replace, type PageParams } from '@/navigation';
import { call } from '@/request';
import { repaymentFacts, type RepaymentFacts } from './parts/repaymentFacts';

const KEY = /^[\w-]{1,64}$/;

/** A repayment: what it paid, from which card, and when it was booked. */
export class RepaymentDetailModel {
  readonly repayment = new Resource(() => this.fetch());
  private readonly poll = new Poll(async () => {
    await this.repayment.load();
    return this.repayment.value?.state === 'processing';
  });
  /** '' if the address has no valid number. */
  readonly repayNo: string;

  constructor(params: PageParams) {
    const repayNo = params.get('repayNo') ?? '';
    this.repayNo = KEY.test(repayNo) ? repayNo : '';
  }

  async load(): Promise<void> {
    if (this.repayNo !== '') await this.poll.now();
  }

  dispose(): void {
    this.poll.stop();
  }

  /** The bank may have decided by now. */
  shown(): Promise<void> {
    return this.load();
  }

  openLoan(loanNo: string): Promise<void> {
    return go('loanDetail', { loanNo });
  }

  toHistory(): Promise<void> {
    return replace('loanHistory');
  }

  private async fetch(): Promise<RepaymentFacts> {
    return repaymentFacts(await call(historyCalls.queryRepaymentInfo, { repayNo: this.repayNo }));
  }
}
