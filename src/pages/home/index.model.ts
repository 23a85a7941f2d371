import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import { coolingOffText } from '@/domain/home/coolingOff';
import { visitorStatus, type HomeStatus, type HomeStatusFacts } from '@/domain/home/offer';
import type { DebtFreeLine } from '@/domain/home/debtFree';
import type { HomeTask } from '@/domain/home/tasks';
import { toYuan, type Fen } from '@/domain/money/fen';
import { greetingOf } from '@/domain/person/greeting';
import { act, openTask } from '@/features/entry';
import { unread, type Notice } from '@/features/notices';
import type { Popups } from '@/features/popups';
import { informing, type Position, type PositionItem } from '@/features/positions';
import { callService } from '@/features/serviceCall';
import type { Poll } from '@/model/poll';
import { go, onView, openTarget, routes } from '@/navigation';
import { preload } from '@/platform/preload';
import { display } from '@/stores/display';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';
import { bannersOf, componentsOf, noticeOf } from './parts/content';
import { HomeData, patience } from './parts/data';
import { BANK_DECIDES, HERO_TELLS_DUE, NO_EXIT } from './parts/states';

/** Home (spec §2 Home content). */
export class HomeModel {
  /** Undefined until their code has loaded: it is not needed before the page's content is there. */
  popups: Popups | undefined = undefined;
  data = new HomeData();
  /** A refresh that the person asked for is under way. */
  refreshing = false;
  /** Asks again while the bank decides. Undefined until it has to. */
  private poll: Poll | undefined;
  private readonly isOnView = onView();

  constructor() {
    makeObservable(this, {
      data: observable.ref,
      popups: observable.ref,
      refreshing: observable,
      standing: computed,
      order: computed,
      greeting: computed,
      due: computed,
      coolingOffDays: computed,
      tasks: computed,
      debtFree: computed,
      couponCount: computed,
      notice: computed,
      banners: computed,
      components: computed,
      refresh: action.bound,
    });
  }

  async load(refreshed = false): Promise<void> {
    if (this.data.generation !== session.generation) runInAction(() => (this.data = new HomeData()));
    const { data } = this;
    const first = this.first();
    await Promise.race([first, patience()]);
    data.show('ownLast');
    const all = Promise.all([first, data.rest(refreshed)]);
    await Promise.race([all, patience()]);
    await Promise.all([all, this.loadPopups()]);
    // Spec §2: the home page preloads the login package.
    if (!session.loggedIn) preload.page(routes.login.path);
  }

  /** What the page needs before a person can act. */
  private async first(): Promise<void> {
    this.poll?.stop();
    if ((await this.bankDecides()) && this.isOnView()) this.askAgain();
  }

  private askAgain(): void {
    this.poll ??= this.data.rules && new this.data.rules.Poll(() => this.bankDecides());
    this.poll?.start();
  }

  private async bankDecides(): Promise<boolean> {
    await this.data.first();
    return BANK_DECIDES.has(this.standing.state);
  }

  /** If their code does not load, there is no popup. */
  private async loadPopups(): Promise<void> {
    const late = await import(/* webpackChunkName: "background" */ '@/features/popups').catch(
      () => undefined,
    );
    if (late === undefined) return;
    runInAction(() => (this.popups = late.homePopups));
    await late.homePopups.load(this.standing.offers);
  }

  /** Back on the tab or from the background: the old content stays until the new content is there. */
  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.poll?.stop();
  }

  async refresh(): Promise<void> {
    this.refreshing = true;
    await this.load(true);
    runInAction(() => (this.refreshing = false));
  }

  /** Personal data disappear as soon as the session ends. */
  private get own(): HomeData | undefined {
    return session.loggedIn ? this.data : undefined;
  }

  /** Order of the parts; undefined until they are known. When a session begins or ends, the parts change: what is already shown must not move. */
  get order() {
    const { order, generation } = this.data;
    return generation === session.generation ? order : undefined;
  }

  private get status() {
    return this.own?.status.value;
  }

  private get facts(): HomeStatusFacts {
    const { rate, repay } = this.data;
    return {
      ...{ rate: rate.value, rateComes: rate.state === 'loading' },
      ...{ repay: repay.value, repayComes: repay.state === 'loading' },
      status: this.status,
    };
  }

  get standing(): HomeStatus {
    return this.data.rules?.homeStatusOf(this.facts) ?? visitorStatus(this.facts);
  }

  /** What is due decides the one task of who owes: until it is known, or has taken too long, there is none. */
  get heroComes(): boolean {
    const owes = this.status?.userStatus === 'creditRepay';
    return owes && this.data.repay.state === 'loading' && this.order === undefined;
  }

  /** Spec §5 Title by ID number; before the first answer the session knows the person. */
  get greeting(): string {
    const person = this.status ?? session.userInfo;
    return session.loggedIn && person ? greetingOf(person.custName, person.sex) : '您好';
  }

  /** The next repayment, for the card below the hero; undefined if there is none, or if the hero shows it. */
  get due(): { readonly amount: string; readonly date: string } | undefined {
    const repay = this.own?.repay.value;
    if (HERO_TELLS_DUE.has(this.standing.state) || repay === undefined) return undefined;
    return this.data.rules?.dueOf(repay, this.status?.today ?? '');
  }

  /** Days left in the newest loan's free cooling-off period, 0 on the last one; undefined for none, or if it is overdue. */
  get coolingOffDays(): number | undefined {
    return NO_EXIT.has(this.standing.state) ? undefined : (this.status?.coolingOffDaysLeft ?? undefined);
  }

  /** How that loan ends without interest today. */
  get coolingOffNote(): string {
    const { coolingOffAmount = null, coolingOffLoan = null } = this.status ?? {};
    return coolingOffText(coolingOffAmount, coolingOffLoan);
  }

  /** Besides debts, what waits for the person and is not in the hero. */
  get tasks(): readonly HomeTask[] {
    return this.data.rules?.stripOf(this.facts, this.standing) ?? [];
  }

  /** The way to debt-free by the plan; undefined for none, or if a host does not tell it. */
  get debtFree(): DebtFreeLine | undefined {
    const repay = this.own?.repay.value;
    if (!repay || NO_EXIT.has(this.standing.state)) return undefined;
    return this.data.rules?.debtFreeLine(repay, this.status?.today ?? '');
  }

  /** Number of usable coupons (spec §3 coupon node), ours and third parties'. */
  get couponCount(): number {
    const { availableNum = 0, tripartiteAvailableNum = 0 } = this.own?.coupons.value ?? {};
    return availableNum + tripartiteAvailableNum;
  }

  get notice(): Notice | undefined {
    return noticeOf(this.data.notices.value ?? []);
  }

  get unread(): number {
    return session.loggedIn ? unread.count : 0;
  }

  private get positions(): readonly Position[] {
    const all = this.data.positions.value ?? [];
    return display.elder || !this.standing.offers ? informing(all) : all;
  }

  get banners(): readonly PositionItem[] {
    return bannersOf(this.positions);
  }

  get components(): readonly Position[] {
    return componentsOf(this.positions);
  }

  get elder(): boolean {
    return display.elder;
  }

  /** The one action of the hero. */
  act(): Promise<void> {
    return openTask(this.standing.way);
  }

  /** What can be done with the credit line below. */
  useLine(): Promise<void> {
    return act(this.standing.line?.action ?? 'draw');
  }

  /** Opens the early repayment with the sum that the line names. */
  payMore({ loanNo, pay }: NonNullable<DebtFreeLine['more']>): Promise<void> {
    drafts.keep('repay', { kind: 'partial', loanNos: [loanNo], couponId: '', amount: pay, plan: '' });
    return go('partRepay', { loanNo });
  }

  /** Opens the loan page with the sum of the last loan; there the person can change everything. */
  drawAgain(fen: Fen): Promise<void> {
    drafts.keep('loan', { amount: toYuan(fen) });
    return go('loan');
  }

  callService(): Promise<void> {
    return callService();
  }

  toRepay(): Promise<void> {
    return go('repay');
  }

  async open(target: string): Promise<void> {
    if (target !== '') await openTarget(target);
  }

  toggleElder(): void {
    display.setElder(!display.elder);
  }
}
