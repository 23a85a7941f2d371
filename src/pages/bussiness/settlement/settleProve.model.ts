import { computed, makeObservable, observable, runInAction } from 'mobx';
import { settlementCalls } from '@/contract/settlement';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { PageMoves, type PageParams, replace } from '@/navigation';
import { call } from '@/request';
import { fetchLoans, mayIssue, type SettlingLoan } from './parts/loans';
import { MOST_AT_ONCE, WORDS } from './texts';

/** The person picks the settled loans for the certificates, then applies. */
export class SettleProveModel {
  private readonly moves = new PageMoves();
  readonly loans = new Resource(() => this.fetch());
  readonly sending = new Submission();
  readonly picked = observable.set<string>();
  /** Too many loans are picked. */
  tooMany = '';
  /** The loan that the page was opened for; '' for all. */
  private readonly wished: string;
  private offered = false;

  constructor(params: PageParams) {
    this.wished = params.get('loanNo') ?? '';
    makeObservable(this, { tooMany: observable, count: computed, problem: computed });
  }

  load(): Promise<void> {
    return this.loans.load();
  }

  get count(): number {
    return this.picked.size;
  }

  get problem(): string {
    return this.tooMany || this.sending.problem;
  }

  pick(loanNo: string, picked: boolean): void {
    runInAction(() => {
      this.tooMany = '';
      if (picked) this.picked.add(loanNo);
      else this.picked.delete(loanNo);
    });
  }

  /** After a lost answer a second request gets the same certificates. */
  async submit(): Promise<void> {
    const loanNos = [...this.picked];
    if (loanNos.length === 0) return;
    if (loanNos.length > MOST_AT_ONCE) return runInAction(() => void (this.tooMany = WORDS.tooMany));
    await this.sending.run(async () => {
      const { certificates } = await call(settlementCalls.settlementApply, { loanNos });
      await this.moves.replace('settleSuccess', {
        ids: certificates.map(({ certificateId }) => certificateId).join(','),
      });
    });
    // A loan is no longer settled: the list shows which one.
    if (this.sending.problem !== '') await this.loans.load();
  }

  openHistory(): Promise<void> {
    return replace('settleHistory');
  }

  private async fetch(): Promise<readonly SettlingLoan[]> {
    const loans = (await fetchLoans()).filter(mayIssue);
    const wished = loans.filter(({ loanNo }) => loanNo === this.wished);
    const first = (wished.length > 0 ? wished : loans).slice(0, MOST_AT_ONCE);
    const still = new Set(loans.map(({ loanNo }) => loanNo));
    runInAction(() => {
      // A retry keeps what the person has picked.
      if (this.offered)
        [...this.picked].filter((no) => !still.has(no)).forEach((no) => this.picked.delete(no));
      else first.forEach(({ loanNo }) => this.picked.add(loanNo));
      this.offered = true;
    });
    return loans;
  }
}
