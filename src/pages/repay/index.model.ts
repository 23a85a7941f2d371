import { computed, makeObservable, observable, runInAction } from 'mobx';
import { dayText } from '@/domain/dates/civil';
import { moneyText, sumFen, type Fen } from '@/domain/money/fen';
import type { Split } from '@/domain/repay/due';
import type { WayKind } from '@/domain/repay/ways';
import { waysOverAll, type LoanToPay, type WayOverAll } from '@/domain/repay/waysOverAll';
import {
  giveBack,
  loansToGiveBack,
  payDue,
  PayoffByDate,
  repayDraft,
  repayment,
  WayChoice,
  type LoanToGiveBack,
} from '@/features/repaying';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { Poll } from '@/model/poll';
import { go, routes, type PageParams } from '@/navigation';
import { debtFreeOf, type DebtFree } from './parts/debtFree';
import { dueLoans, fetchPending, type Pending } from './parts/pending';
import { fetchLoansToPay } from './parts/loansToPay';
import { wayAgain, wayIn } from './parts/wayAgain';

export type RepayTab = 'loans' | 'months';

/** The open debt: due now or next, by loan and by month; here the person picks how to repay, and what. */
export class RepayModel {
  readonly pending = new Resource(() => this.fetch());
  readonly going = new Submission();
  tab: RepayTab = 'loans';
  /** Numbers of the loans that are picked for a payment of what is due. */
  readonly picked = observable.set<string>();
  /** Request number of a payment whose result is not known yet, also from another device. */
  unsettled = '';
  readonly choice: WayChoice<WayOverAll>;
  /** The cost of ending all loans by day; undefined while some can be given back. */
  payoff: PayoffByDate | undefined = undefined;
  /** The open loans with their figures; without them only what is due can be paid here. */
  private loans: readonly LoanToPay[] = [];
  /** Key of the offered loans; if they change, the picks start over. */
  private offered = '';
  private readonly poll = new Poll(async () => {
    await this.pending.load();
    return this.underWay;
  });

  constructor(params: PageParams = new Map<string, string>()) {
    // What is due is what most people come for: a dearer sum is never proposed.
    this.choice = new WayChoice<WayOverAll>(
      () => this.ways,
      () => 'due',
      wayIn(params.get('way')),
    );
    makeObservable<this, 'loans' | 'ways'>(this, {
      tab: observable,
      unsettled: observable,
      loans: observable.ref,
      payoff: observable.ref,
      ways: computed,
      kind: computed,
      payoffShown: computed,
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
    return this.poll.now();
  }

  /** Back from a repayment, or from another app. */
  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.poll.stop();
    this.payoff?.dispose();
  }

  /** A payment or a bank transfer has no result yet. */
  get underWay(): boolean {
    return this.unsettled !== '' || (this.pending.value?.transfers.length ?? 0) > 0;
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

  /** How the person pays. */
  get kind(): WayKind {
    return this.choice.way?.kind ?? 'due';
  }

  /** The cost of ending all loans by day, while that is the way. */
  get payoffShown(): PayoffByDate | undefined {
    return this.kind === 'payoff' ? this.payoff : undefined;
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

  choose(kind: WayKind): void {
    this.choice.pick(kind);
    void this.payoffShown?.ask();
  }

  pick(loanNo: string, picked: boolean): void {
    runInAction(() => {
      if (picked) this.picked.add(loanNo);
      else this.picked.delete(loanNo);
    });
  }

  /** Goes on with the picked way. To end several loans, this is the payment of the first of them. */
  async repay(): Promise<void> {
    // The gateway refuses a second payment.
    if (this.unsettled !== '') return this.openResult();
    const { kind } = this;
    const [first] = this.choice.way?.loans ?? [];
    if (kind === 'due' || first === undefined) {
      await this.going.run(() => payDue([...this.picked], routes.repay.path));
    } else if (first.kind === 'partial') {
      await go('partRepay', { loanNo: first.loanNo });
    } else {
      repayDraft.begin(first.kind, [first.loanNo]);
      await go('repayConfirm', { backUrl: wayAgain(kind) });
    }
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

  /** None while the bank decides on a payment. */
  private get ways(): readonly WayOverAll[] {
    if (this.unsettled !== '' || this.loans.length === 0) return [];
    const ways = waysOverAll(this.loans, this.picked);
    return ways.map((way) => (way.kind === 'due' ? { ...way, amount: this.amount } : way));
  }

  private async fetch(): Promise<Pending> {
    const [pending, own] = await Promise.all([fetchPending(), repayment.openQuestion()]);
    const unsettled = own ?? pending.openRequest ?? '';
    const loans = unsettled === '' ? await fetchLoansToPay(pending) : [];
    runInAction(() => {
      this.unsettled = unsettled;
      this.loans = loans;
    });
    this.pickDue(pending);
    this.offerPayoff(pending);
    return pending;
  }

  /** Changed loans get new quotes. */
  private offerPayoff({ today }: Pending): void {
    const loans = this.loans.some(({ figures }) => figures.exit != null) ? [] : this.loans;
    if (this.payoff?.fits(loans, today) !== true) {
      this.payoff?.dispose();
      runInAction(() => {
        this.payoff = loans.length > 0 ? new PayoffByDate(loans, today) : undefined;
      });
    }
    void this.payoffShown?.ask();
  }

  /** Picks the loans that the hero shows. */
  private pickDue(pending: Pending): void {
    const offered = JSON.stringify(pending.loans.map(({ loanNo, due }) => [loanNo, due]));
    if (offered === this.offered) return;
    this.offered = offered;
    runInAction(() => this.picked.replace(dueLoans(pending).map(({ loanNo }) => loanNo)));
  }
}
