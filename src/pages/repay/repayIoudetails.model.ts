import { computed, makeObservable, observable, runInAction } from 'mobx';
import { repayCalls } from '@/contract/repay';
import { addDays, dayText, formatChinese } from '@/domain/dates/civil';
import type { Fen } from '@/domain/money/fen';
import { COOLING_OFF_DAYS } from '@/domain/repay/coolingOff';
import { UNSETTLED } from '@/domain/repay/underWay';
import { waysToPay, type WayKind, type WayToPay } from '@/domain/repay/ways';
import { fetchLoan } from '@/features/checkedLoan';
import { Countdown } from '@/model/countdown';
import { Resource } from '@/model/resource';
import { go, routes, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { track } from '@/stores/track';
import { iouOf, isRunning, type Iou } from './parts/iou';
import { openRepayment } from './parts/openRepayment';
import { payDue } from './parts/payDue';
import { PayoffByDate } from './parts/payoffByDate';
import type { RepayKind } from './parts/quote';
import { repayDraft } from './parts/repayDraft';

const KEY = /^[\w-]{1,64}$/;

/** The page's primary action: a way to pay, or what must come before. */
export type IouAction = 'unsettled' | 'none' | WayKind;

/** One IOU: plan, contracts, and the cost of an early payoff. */
export class IouModel {
  readonly iou = new Resource(() => this.fetch());
  payoff: PayoffByDate | undefined = undefined;
  /** Number of a payment that the bank has not decided on; '' if there is none. */
  unsettled = '';
  private readonly coolingOffEnd = new Countdown();
  /** The way that the person has picked; undefined while the page proposes one. */
  private picked: WayKind | undefined = undefined;
  private left = false;
  /** '' if the address has no valid loan number. */
  readonly loanNo: string;

  constructor(params: PageParams) {
    const loanNo = params.get('loanNo') ?? '';
    this.loanNo = KEY.test(loanNo) ? loanNo : '';
    makeObservable<this, 'picked'>(this, {
      picked: observable,
      ways: computed,
      way: computed,
      payoff: observable.ref,
      unsettled: observable,
      action: computed,
      payoffShown: computed,
      coolingOffNote: computed,
      coolingOffLeft: computed,
    });
  }

  async load(): Promise<void> {
    if (this.loanNo !== '') await this.iou.load();
  }

  /** Back from a repayment or a contract. */
  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.payoff?.dispose();
    this.left = true;
    this.coolingOffEnd.stop();
  }

  /** In the cooling-off period the person can end the loan without interest, so this action comes before any other payoff. */
  get action(): IouAction {
    const { value } = this.iou;
    if (value === undefined || !isRunning(value)) return 'none';
    // The gateway refuses a second payment until then.
    if (this.unsettled !== '') return 'unsettled';
    return this.way ?? 'none';
  }

  /** The ways to pay today; none while the bank decides on a payment. */
  get ways(): readonly WayToPay[] {
    const { value } = this.iou;
    return value && isRunning(value) && this.unsettled === '' ? waysToPay(value.figures) : [];
  }

  /** The picked way; by default the free exit, then what is overdue, then what costs least. */
  get way(): WayKind | undefined {
    const kinds = this.ways.map(({ kind }) => kind);
    const late = this.overdue > 0 && kinds[0] !== 'coolingOff' ? 'due' : kinds[0];
    return this.picked !== undefined && kinds.includes(this.picked) ? this.picked : late;
  }

  /** What is late, in fen. */
  get overdue(): Fen {
    return this.iou.value?.overdue ?? 0;
  }

  choose(way: WayKind): void {
    runInAction(() => {
      this.picked = way;
    });
  }

  /** The cost of an early payoff by day, while that is the way. */
  get payoffShown(): PayoffByDate | undefined {
    return this.way === 'payoff' ? this.payoff : undefined;
  }

  get coolingOffNote(): string {
    if (this.unsettled !== '') return UNSETTLED.exit;
    const left = this.iou.value?.coolingOffDaysLeft ?? 0;
    return left > 0 ? `还剩 ${left} 天` : '今天是最后一天';
  }

  /** '12月18日（含当天）后自动结束'; on the last day '还剩 5 小时 12 分，到时自动结束'. The days are in the note, and only there. */
  get coolingOffLeft(): string {
    if (this.unsettled !== '') return UNSETTLED.exitNote;
    const left = timeLeft(this.coolingOffEnd.seconds);
    if (left !== '') return `${left}，到时自动结束`;
    const { coolingOffDaysLeft, today } = this.iou.value ?? {};
    if (!coolingOffDaysLeft || today === undefined) return '';
    return `${dayText(addDays(today, coolingOffDaysLeft), today)}（含当天）后自动结束`;
  }

  readonly coolingOffText = `借款后${COOLING_OFF_DAYS}天内全额还本，不收利息；以前付的利息和罚息也算作本金`;

  /** Hint below the figures for a payoff in this many days. */
  payoffHint(day: number): string {
    return day > 0 ? '这是那天的金额，供参考；要还清时按当天的金额还，没有违约金' : '按天计息，没有违约金';
  }

  /** Goes on with the way that is picked. */
  async pay(): Promise<void> {
    switch (this.way) {
      case undefined:
        return;
      case 'due':
        return payDue([this.loanNo], this.address);
      case 'partial':
        return go('partRepay', { loanNo: this.loanNo });
      case 'payoff':
      case 'coolingOff':
        return this.confirm(this.way);
    }
  }

  payByTransfer(): Promise<void> {
    return go('offlineRepay', { loanNo: this.loanNo });
  }

  openRecord(): Promise<void> {
    return go('loanRecord', { loanNo: this.loanNo });
  }

  openResult(): Promise<void> {
    return go('repayResult', { requestNo: this.unsettled, backUrl: this.address });
  }

  openContract(fileId: string): Promise<void> {
    return go('pdf', { fileId });
  }

  toOverview(): Promise<void> {
    return go('repay');
  }

  private get address(): string {
    return `${routes.iouDetails.path}?loanNo=${this.loanNo}`;
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
    // Spec §2 Screen-tracking page ids: cooling-off borrowing.
    if (iou.coolingOffDaysLeft !== null) {
      track.event('pageView', '010');
      void this.countDown();
    }
    this.offerPayoff(iou);
    return iou;
  }

  /** By the gateway's clock; if the call fails, only the last day is shown. */
  private async countDown(): Promise<void> {
    try {
      const { now, list } = await call(repayCalls.queryUserCoolingOffPeriod, {});
      const mine = list.find(({ loanNo }) => loanNo === this.loanNo);
      if (mine === undefined || this.left) return;
      this.coolingOffEnd.start(Math.floor((Date.parse(mine.endsAt) - Date.parse(now)) / 1000));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
    }
  }

  /** A changed loan gets new quotes. */
  private offerPayoff(iou: Iou): void {
    this.payoff?.dispose();
    const lastDay = iou.rows[iou.rows.length - 1]?.dueDate ?? iou.today;
    runInAction(() => {
      this.payoff = isRunning(iou)
        ? new PayoffByDate(iou.loanNo, iou.today, lastDay, iou.figures)
        : undefined;
    });
    void this.payoff?.ask();
  }
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '还剩 5 小时 12 分', '还剩 12 分 40 秒' in the last hour; '' while whole days are left. */
export function timeLeft(seconds: number): string {
  if (seconds <= 0 || seconds >= DAY) return '';
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds < HOUR) return `还剩 ${minutes} 分 ${seconds % MINUTE} 秒`;
  return `还剩 ${Math.floor(seconds / HOUR)} 小时 ${minutes} 分`;
}

/** '今天（11月18日）', '12月18日' */
export const dayName = (on: string, day: number): string =>
  day === 0 ? `今天（${formatChinese(on)}）` : dayText(on, addDays(on, -day));
