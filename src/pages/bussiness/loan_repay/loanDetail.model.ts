import { computed, makeObservable } from 'mobx';
import { moneyText } from '@/domain/money/fen';
import { fetchLoan } from '@/features/checkedLoan';
import { startLoan } from '@/features/entry';
import { Resource } from '@/model/resource';
import { go, replace, routes, type PageParams } from '@/navigation';
import { channel } from '@/stores/channel';
import { loanFacts, type LoanFacts } from './parts/loanFacts';
import { WAYS } from './parts/texts';

const KEY = /^[\w-]{1,64}$/;

export type Way = keyof typeof WAYS;

/** What the person can do with the loan, the most useful first. Of the ways that end it, only the cheaper one. */
function waysOf({ state, coolingOffDaysLeft, openRequest }: LoanFacts): readonly Way[] {
  // The gateway refuses a second repayment until then.
  if (openRequest !== '' && (state === 'normal' || state === 'overdue')) return ['unsettled'];
  switch (state) {
    case 'processing':
      return ['progress'];
    case 'failed':
      return ['again'];
    case 'settled':
      return [];
    case 'overdue':
      return coolingOffDaysLeft === null ? ['overdue', 'settle'] : ['coolingOff', 'overdue'];
    case 'normal':
      return coolingOffDaysLeft === null ? ['due', 'settle'] : ['coolingOff', 'due'];
  }
}

/** A drawing: its state, its schedule, its contracts, and the way on. */
export class LoanDetailModel {
  readonly loan = new Resource(() => this.fetch());
  /** '' if the address has no valid loan number. */
  readonly loanNo: string;

  constructor(params: PageParams) {
    const loanNo = params.get('loanNo') ?? '';
    this.loanNo = KEY.test(loanNo) ? loanNo : '';
    makeObservable(this, { ways: computed });
  }

  async load(): Promise<void> {
    if (this.loanNo !== '') await this.loan.load();
  }

  /** Back from a repayment, or the bank may have decided. */
  shown(): Promise<void> {
    return this.load();
  }

  get ways(): readonly Way[] {
    return this.loan.value === undefined ? [] : waysOf(this.loan.value);
  }

  /** The text of a way; the interest-free one names its amount. */
  label(way: Way): string {
    const exit = way === 'coolingOff' ? this.loan.value?.exit : undefined;
    return WAYS[way].label + (exit == null ? '' : ` ${moneyText(exit)}`);
  }

  take(way: Way): Promise<void> {
    switch (way) {
      case 'overdue':
      case 'due':
        return go('repayEntry', {
          loanNos: this.loanNo,
          productType: channel.productType,
          backUrl: this.address,
        });
      // The loan's page shows the cost before the person confirms.
      case 'settle':
      case 'coolingOff':
        return go('iouDetails', { loanNo: this.loanNo });
      case 'unsettled':
        return go('repayResult', { requestNo: this.loan.value?.openRequest, backUrl: this.address });
      case 'progress':
        return go('loaning', { loanNo: this.loanNo });
      case 'again':
        return startLoan();
    }
  }

  openProof(): Promise<void> {
    return go('proofDetail', { loanNo: this.loanNo });
  }

  openContract(fileId: string): Promise<void> {
    return go('pdf', { fileId });
  }

  toHistory(): Promise<void> {
    return replace('loanHistory');
  }

  private get address(): string {
    return `${routes.loanDetail.path}?loanNo=${this.loanNo}`;
  }

  private async fetch(): Promise<LoanFacts> {
    return loanFacts(await fetchLoan(this.loanNo));
  }
}
