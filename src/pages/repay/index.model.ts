import { computed, makeObservable, observable, runInAction } from 'mobx';
import { dayText } from '@/domain/dates/civil';
import { moneyText, sumFen, type Fen } from '@/domain/money/fen';
import type { Split } from '@/domain/repay/due';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go, routes } from '@/navigation';
import { debtFreeOf, type DebtFree } from './parts/debtFree';
import { giveBack, loansToGiveBack, type LoanToGiveBack } from './parts/freeExit';
import { dueLoans, fetchPending, type Pending } from './parts/pending';
import { payDue } from './parts/payDue';
import { repayment } from './parts/repayment';

export type RepayTab = 'loans' | 'months';

/** The open debt: due now or next, by loan and by month; here the person picks what to repay. */
export class RepayModel {
  readonly pending = new Resource(() => this.fetch());
  readonly going = new Submission();
  tab: RepayTab = 'loans';
  /** Numbers of the picked loans. */
  readonly picked = observable.set<string>();
  /** Request number of a payment whose result is not known yet, also from another device. */
  unsettled = '';
  /** Key of the offered loans; if they change, the picks start over. */
  private offered = '';

  constructor() {
    makeObservable(this, {
      tab: observable,
      unsettled: observable,
      dueLabel: computed,
      overdue: computed,
      amount: computed,
      hero: computed,
      besides: computed,
      debtFree: computed,
      toGiveBack: computed,
    });
  }

  load(): Promise<void> {
    return this.pending.load();
  }

  /** Back from a repayment. */
  shown(): Promise<void> {
    return this.load();
  }

  get overdue(): number {
    return this.pending.value?.due?.overdueDays ?? 0;
  }

  get dueLabel(): string {
    const { due, today } = this.pending.value ?? { due: null, today: '' };
    if (due === null) return '';
    if (this.overdue > 0) return '逾期应还（元）';
    return `本期应还（元）· ${due.date === today ? '今天' : dayText(due.date, today)}到期`;
  }

  /** The debt in the label: if something is overdue, only the overdue part. */
  get hero(): Split | undefined {
    const { due } = this.pending.value ?? {};
    return due?.late ?? due ?? undefined;
  }

  /** What falls due today, besides the overdue part. */
  get besides(): string {
    const { due } = this.pending.value ?? {};
    return due?.late && due.dueToday ? `另有 ${moneyText(due.dueToday.total)}今天到期；` : '';
  }

  /** Sum of the picked loans. */
  get amount(): Fen {
    const loans = this.pending.value?.loans ?? [];
    return sumFen(loans.filter(({ loanNo }) => this.picked.has(loanNo)).map(({ due }) => due?.total ?? 0));
  }

  get debtFree(): DebtFree | undefined {
    return this.pending.value && debtFreeOf(this.pending.value);
  }

  /** The loans in their cooling-off period: giving them back costs no interest. */
  get toGiveBack(): readonly LoanToGiveBack[] {
    return this.unsettled === '' ? loansToGiveBack(this.pending.value?.loans) : [];
  }

  giveBack(loanNo: string): Promise<void> {
    return giveBack(loanNo, routes.repay.path);
  }

  show(tab: RepayTab): void {
    runInAction(() => {
      this.tab = tab;
    });
  }

  pick(loanNo: string, picked: boolean): void {
    runInAction(() => {
      if (picked) this.picked.add(loanNo);
      else this.picked.delete(loanNo);
    });
  }

  async repay(): Promise<void> {
    // The gateway refuses a second payment.
    if (this.unsettled !== '') return this.openResult();
    await this.going.run(() => payDue([...this.picked], routes.repay.path));
  }

  openLoan(loanNo: string): Promise<void> {
    return go('iouDetails', { loanNo });
  }

  openHistory(): Promise<void> {
    return go('loanHistory');
  }

  openResult(): Promise<void> {
    return go('repayResult', { requestNo: this.unsettled, backUrl: routes.repay.path });
  }

  private async fetch(): Promise<Pending> {
    const [pending, own] = await Promise.all([fetchPending(), repayment.openQuestion()]);
    runInAction(() => {
      this.unsettled = own ?? pending.openRequest ?? '';
    });
    this.pickDue(pending);
    return pending;
  }

  /** Picks the loans that the hero shows. */
  private pickDue(pending: Pending): void {
    const offered = JSON.stringify(pending.loans.map(({ loanNo, due }) => [loanNo, due]));
    if (offered === this.offered) return;
    this.offered = offered;
    runInAction(() => this.picked.replace(dueLoans(pending).map(({ loanNo }) => loanNo)));
  }
}
