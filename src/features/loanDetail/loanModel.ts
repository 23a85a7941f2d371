import { computed, makeObservable, observable, runInAction } from 'mobx';
import { addDays, dayText } from '@/domain/dates/civil';
import type { Fen } from '@/domain/money/fen';
import { UNSETTLED } from '@/domain/repay/underWay';
import { waysToPay, type WayKind, type WayToPay } from '@/domain/repay/ways';
import { fetchLoan } from '@/features/checkedLoan';
import { startLoan } from '@/features/entry';
import {
  openRepayment,
  payDue,
  PayoffByDate,
  repayDraft,
  WayChoice,
  type RepayKind,
} from '@/features/repaying';
import { Resource } from '@/model/resource';
import { Poll } from '@/model/poll';
import { go, routes, type PageParams } from '@/navigation';
import { track } from '@/stores/track';
import { CoolingOffClock } from './coolingOffClock';
import { iouOf, isRunning, type Iou } from './iou';
import { fetchRepayments } from './repayments';

const KEY = /^[\w-]{1,64}$/;

/** The pages of one loan (spec §2): one view under three addresses. */
export type LoanRoute = 'iouDetails' | 'loanRecord' | 'loanDetail';

/** The page's primary action: a way to pay, or what must come before. */
export type LoanAction = 'unsettled' | 'progress' | 'again' | 'none' | WayKind;

/** One loan: how much is owed, until when, the next payment, and its papers. */
export class LoanModel {
  readonly iou = new Resource(() => this.fetch());
  readonly repayments = new Resource(() => fetchRepayments(this.loanNo));
  payoff: PayoffByDate | undefined = undefined;
  /** Number of a payment that the bank has not decided on; '' if there is none. */
  unsettled = '';
  readonly choice = new WayChoice<WayToPay>(
    () => this.ways,
    (kinds) => this.proposed(kinds),
  );
  /** '' if the address has no valid loan number. */
  readonly loanNo: string;
  private readonly clock = new CoolingOffClock();
  private readonly poll = new Poll(async () => {
    await Promise.all([this.iou.load(), this.repayments.load()]);
    return this.underWay;
  });

  constructor(
    params: PageParams,
    readonly route: LoanRoute = 'iouDetails',
  ) {
    const loanNo = params.get('loanNo') ?? '';
    this.loanNo = KEY.test(loanNo) ? loanNo : '';
    makeObservable<this, 'ways'>(this, {
      payoff: observable.ref,
      unsettled: observable,
      ways: computed,
      action: computed,
      payoffShown: computed,
      coolingOffNote: computed,
      coolingOffLeft: computed,
    });
  }

  async load(): Promise<void> {
    if (this.loanNo === '') return;
    await this.poll.now();
    // Spec §2 Screen-tracking page ids: cooling-off borrowing.
    if ((this.iou.value?.coolingOffDaysLeft ?? null) !== null) track.event('pageView', '010');
  }

  /** Back from a repayment, a contract or another app. */
  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.poll.stop();
    this.payoff?.dispose();
    this.clock.dispose();
  }

  /** The bank has not decided on the payout, on a payment or on a transfer. */
  get underWay(): boolean {
    const { state, transfers = [] } = this.iou.value ?? {};
    return state === 'processing' || this.unsettled !== '' || transfers.length > 0;
  }

  get action(): LoanAction {
    const { value } = this.iou;
    if (value?.state === 'processing') return 'progress';
    if (value?.state === 'failed') return 'again';
    if (value === undefined || !isRunning(value)) return 'none';
    // The gateway refuses a second payment until then.
    if (this.unsettled !== '') return 'unsettled';
    return this.choice.way?.kind ?? 'none';
  }

  /** What is late, in fen. */
  get overdue(): Fen {
    return this.iou.value?.overdue ?? 0;
  }

  /** The cost of an early payoff by day, while that is the way. */
  get payoffShown(): PayoffByDate | undefined {
    return this.action === 'payoff' ? this.payoff : undefined;
  }

  get coolingOffNote(): string {
    if (this.unsettled !== '') return UNSETTLED.exit;
    const left = this.iou.value?.coolingOffDaysLeft ?? 0;
    return left > 0 ? `还剩 ${left} 天` : '今天是最后一天';
  }

  /** '12月18日（含当天）后自动结束'; on the last day '还剩 5 小时 12 分，到时自动结束'. The days are in the note, and only there. */
  get coolingOffLeft(): string {
    if (this.unsettled !== '') return UNSETTLED.exitNote;
    if (this.clock.text !== '') return `${this.clock.text}，到时自动结束`;
    const { coolingOffDaysLeft, today } = this.iou.value ?? {};
    if (!coolingOffDaysLeft || today === undefined) return '';
    return `${dayText(addDays(today, coolingOffDaysLeft), today)}（含当天）后自动结束`;
  }

  /** Goes on with the page's action. */
  async act(): Promise<void> {
    const { action } = this;
    switch (action) {
      case 'none':
        return;
      case 'unsettled':
        return go('repayResult', { requestNo: this.unsettled, backUrl: this.address });
      case 'progress':
        return go('loaning', { loanNo: this.loanNo });
      case 'again':
        return startLoan();
      case 'due':
        return payDue([this.loanNo], this.address);
      case 'partial':
        return go('partRepay', { loanNo: this.loanNo });
      case 'payoff':
      case 'coolingOff':
        return this.confirm(action);
    }
  }

  payByTransfer(): Promise<void> {
    return go('offlineRepay', { loanNo: this.loanNo });
  }

  openProof(): Promise<void> {
    return go('proofDetail', { loanNo: this.loanNo });
  }

  openContract(fileId: string): Promise<void> {
    return go('pdf', { fileId });
  }

  openRepayment(repayNo: string): Promise<void> {
    return go('repaymentDetail', { repayNo });
  }

  private get ways(): readonly WayToPay[] {
    const { value } = this.iou;
    return value && isRunning(value) && this.unsettled === '' ? waysToPay(value.figures) : [];
  }

  /** By default the free exit, then what is overdue, then what costs least. */
  private proposed([first]: readonly WayKind[]): WayKind | undefined {
    return this.overdue > 0 && first !== 'coolingOff' ? 'due' : first;
  }

  private get address(): string {
    return `${routes[this.route].path}?loanNo=${this.loanNo}`;
  }

  private confirm(kind: RepayKind): Promise<void> {
    repayDraft.begin(kind, [this.loanNo]);
    return go('repayConfirm', { backUrl: this.address });
  }

  private async fetch(): Promise<Iou> {
    const [loan, unsettled = ''] = await Promise.all([fetchLoan(this.loanNo), openRepayment()]);
    runInAction(() => {
      this.unsettled = unsettled;
    });
    const iou = iouOf(loan);
    if (iou.coolingOffDaysLeft !== null) void this.clock.start(this.loanNo);
    this.offerPayoff(iou);
    return iou;
  }

  /** A changed loan gets new quotes. */
  private offerPayoff(iou: Iou): void {
    const { loanNo, figures, today } = iou;
    const loans = isRunning(iou) ? [{ loanNo, figures }] : [];
    if (this.payoff?.fits(loans, today) !== true) {
      this.payoff?.dispose();
      runInAction(() => {
        this.payoff = loans.length > 0 ? new PayoffByDate(loans, today) : undefined;
      });
    }
    void this.payoff?.ask();
  }
}
