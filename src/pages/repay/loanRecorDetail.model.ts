import { historyCalls } from '@/contract/history';
import { civilDateAt, dayText, timeText } from '@/domain/dates/civil';
import type { Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { fetchLoan } from '@/features/checkedLoan';
import { Resource } from '@/model/resource';
import { go, type PageParams } from '@/navigation';
import { call } from '@/request';
import { iouOf, type Iou } from './parts/iou';

const KEY = /^[\w-]{1,64}$/;

/** One drawing of the history, and the repayments made on it. */
export interface LoanRecord {
  readonly iou: Iou;
  readonly repayments: readonly {
    readonly no: string;
    /** '11月22日 14:05'; without the time where only the day counts. */
    readonly at: string;
    readonly amount: Fen;
    readonly state: 'processing' | 'paid' | 'failed';
  }[];
}

export class LoanRecordModel {
  readonly record = new Resource(() => this.fetch());
  /** '' if the address has no valid loan number. */
  readonly loanNo: string;

  constructor(params: PageParams) {
    const loanNo = params.get('loanNo') ?? '';
    this.loanNo = KEY.test(loanNo) ? loanNo : '';
  }

  async load(): Promise<void> {
    if (this.loanNo !== '') await this.record.load();
  }

  /** Back from the IOU: a repayment may be booked. */
  shown(): Promise<void> {
    return this.load();
  }

  openIou(): Promise<void> {
    return go('iouDetails', { loanNo: this.loanNo });
  }

  openContract(fileId: string): Promise<void> {
    return go('pdf', { fileId });
  }

  private async fetch(): Promise<LoanRecord> {
    const { loanNo } = this;
    const [loan, { records }] = await Promise.all([
      fetchLoan(loanNo),
      call(historyCalls.queryLoanRecordInfo, { kind: 'repay' }),
    ]);
    const iou = iouOf(loan);
    const mine = records.filter((record) => record.loanNo === loanNo);
    return {
      iou,
      repayments: mine.map(({ no, at, on, amount, state }) => {
        const time = Date.parse(at);
        return {
          no,
          at:
            on === null
              ? `${dayText(civilDateAt(time), iou.today)} ${timeText(time)}`
              : dayText(on, iou.today),
          amount: fenOf(amount),
          state,
        };
      }),
    };
  }
}
