import { computed, makeObservable } from 'mobx';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { fetchLoans, isSettled, mayIssue, type SettlingLoan } from './parts/loans';

/** The settled loans, and the state of the others. */
export class SettlementModel {
  readonly loans = new Resource(fetchLoans);

  constructor() {
    makeObservable(this, { settled: computed, others: computed, some: computed });
  }

  load(): Promise<void> {
    return this.loans.load();
  }

  /** Back from an application or a repayment. */
  shown(): Promise<void> {
    return this.load();
  }

  get settled(): readonly SettlingLoan[] {
    return (this.loans.value ?? []).filter(isSettled);
  }

  get others(): readonly SettlingLoan[] {
    return (this.loans.value ?? []).filter((loan) => !isSettled(loan));
  }

  /** A certificate can be issued. */
  get some(): boolean {
    return this.settled.some(mayIssue);
  }

  /** A settled loan opens its certificate; any other loan opens its page. */
  open(loan: SettlingLoan): Promise<void> {
    if (!isSettled(loan)) return go('iouDetails', { loanNo: loan.loanNo });
    return loan.issued ? this.openHistory() : go('settleProve', { loanNo: loan.loanNo });
  }

  openHistory(): Promise<void> {
    return go('settleHistory');
  }
}
