import { computed, makeObservable, observable, runInAction } from 'mobx';
import { contentCalls } from '@/contract/content';
import { repayCalls } from '@/contract/repay';
import type { HomeState, TaskWay } from '@/domain/home/nextAction';
import type { HomeStatus } from '@/domain/home/offer';
import { homeStatusOf } from '@/domain/home/homeStatus';
import { HOME_STATUS_TEXTS } from '@/domain/home/homeStatusTexts';
import { moneyText, parseYuan, type Fen } from '@/domain/money/fen';
import { ratePercent } from '@/domain/money/rate';
import { groupPhone } from '@/domain/person/phone';
import { greetingOf } from '@/domain/person/greeting';
import { openTask } from '@/features/entry';
import { unread } from '@/features/notices';
import {
  entriesOf,
  fetchPositions,
  informing,
  openPosition,
  othersThan,
  type Position,
  type PositionItem,
} from '@/features/positions';
import { callService } from '@/features/serviceCall';
import { Resource } from '@/model/resource';
import { loadAll } from '@/model/loadAll';
import { go, openTarget } from '@/navigation';
import { call } from '@/request';
import { SERVICE_PHONE } from '@/settings';
import { display } from '@/stores/display';
import { ofMember } from '@/stores/ofMember';
import { fetchProductStatus } from '@/stores/productStatus';
import { session } from '@/stores/session';
import { ENTRIES, HELP, moreEntries, type Badge } from './entries';

/** Spec §2 Home content: the bar of page code '03' comes from template 6, the others are components. */
const BAR_TEMPLATE = '6';
const MOST_SHOWN = 99;
const NO_QUOTA = { title: '还没有额度', note: '申请通过后，额度和利率会显示在这里' };
/** An application or an expired line is not a quota: no amount of it is in use. */
const WITHOUT_QUOTA: ReadonlySet<HomeState> = new Set(['new', 'reviewing', 'denied']);
/** States whose figure is not the line's. */
const AMOUNTS: ReadonlySet<HomeState> = new Set(['disbursing', 'repaying', 'overdue', 'due']);
const GOOD_NEWS: ReadonlySet<string> = new Set([HOME_STATUS_TEXTS.raised, HOME_STATUS_TEXTS.settled]);

export interface Quota {
  readonly total: Fen;
  readonly used: Fen;
  readonly available: Fen;
}

/** Texts of the quota card besides the figures. */
export interface QuotaWords {
  readonly kind: 'info' | 'danger' | 'success';
  readonly title: string;
  readonly note: string;
  /** Name of the next action; '' for none, because the page must not push a person to borrow. */
  readonly action: string;
  /** Where it leads. */
  readonly way: TaskWay;
}

/** As on home: a call that hangs must not block the other parts. */
const PATIENCE_MS = 3000;
const patience = (): Promise<void> => new Promise((over) => setTimeout(over, PATIENCE_MS));

/** Data of one session: one person's data must never show under another person's name. */
class Own {
  readonly generation = session.generation;
  readonly status = new Resource(ofMember(() => fetchProductStatus()));
  readonly repay = new Resource(ofMember(() => call(repayCalls.queryRepayState, {})));
  readonly coupons = new Resource(ofMember(() => call(contentCalls.queryCouponNode, { node: '1,2' })));
  /** The quota card is known, or has taken too long: everything below it may be shown. */
  placed = false;

  constructor() {
    makeObservable(this, { placed: observable });
  }

  async first(): Promise<void> {
    await Promise.race([loadAll([this.status, this.repay]), patience()]);
    runInAction(() => (this.placed = true));
  }
}

/** My account (spec §2 Tabs). */
export class UserModel {
  readonly entries = ENTRIES;
  readonly more = moreEntries;
  readonly help = HELP;
  readonly servicePhone = SERVICE_PHONE;
  own = new Own();
  /** If the positions cannot be loaded, they are left out. */
  readonly positions = new Resource(() => fetchPositions('03'));

  constructor() {
    makeObservable(this, {
      own: observable.ref,
      greeting: computed,
      phone: computed,
      standing: computed,
      quota: computed,
      words: computed,
      rate: computed,
      bar: computed,
      promotions: computed,
    });
  }

  async load(): Promise<void> {
    if (this.own.generation !== session.generation) runInAction(() => (this.own = new Own()));
    const { coupons } = this.own;
    await Promise.all([this.own.first(), loadAll([coupons, this.positions, unread])]);
  }

  shown(): Promise<void> {
    return this.load();
  }

  get loggedIn(): boolean {
    return session.loggedIn;
  }

  get generation(): number {
    return session.generation;
  }

  /** Spec §5 Title by ID number; before the first answer the session knows the person. */
  get greeting(): string {
    const person = this.own.status.value ?? session.userInfo;
    return person ? greetingOf(person.custName, person.sex) : '您好';
  }

  /** Masked. */
  get phone(): string {
    return groupPhone(session.userInfo?.phone ?? '');
  }

  /** The same state as on home. */
  get standing(): HomeStatus {
    const { status, repay } = this.own;
    return homeStatusOf({
      status: status.value,
      repay: repay.value,
      repayComes: repay.state === 'loading',
      rate: undefined,
      rateComes: false,
    });
  }

  /** Undefined while there is no quota. */
  get quota(): Quota | undefined {
    if (WITHOUT_QUOTA.has(this.standing.state)) return undefined;
    const { total = '', available = '' } = this.own.status.value ?? {};
    const [all, left] = [parseYuan(total), parseYuan(available)];
    if (all === undefined || left === undefined || all === 0) return undefined;
    return { total: all, used: Math.max(0, all - left), available: left };
  }

  /** The person's state in words, as on home; undefined if the figures of the quota say everything. */
  get words(): QuotaWords | undefined {
    const { state, title, name, fen, right, note, more, tone, action, actionName, way } = this.standing;
    if (state === 'new') {
      const begun =
        action === 'continue' ? { title: title || '申请还没有完成', note: `${right}，${more}` } : NO_QUOTA;
      return { kind: 'info', ...begun, action: actionName, way };
    }
    if (WITHOUT_QUOTA.has(state)) {
      return { kind: 'info', title, note: [note, more].filter(Boolean).join('，'), action: actionName, way };
    }
    if (state === 'borrowing') return this.lineWords;
    if (title === '') return undefined;
    const amount = fen !== undefined && AMOUNTS.has(state) ? `${name} ${moneyText(fen)}，` : '';
    return {
      kind: tone === 'red' ? 'danger' : GOOD_NEWS.has(title) ? 'success' : 'info',
      title,
      note: `${amount}${note}`,
      action: action === 'draw' ? '' : actionName,
      way,
    };
  }

  /** Who owes sees the news of their line; home shows the debt. */
  private get lineWords(): QuotaWords | undefined {
    const { line } = this.standing;
    if (line === undefined || line.title === '') return undefined;
    const { title, note, action, actionName } = line;
    return {
      kind: GOOD_NEWS.has(title) ? 'success' : 'info',
      ...{ title, note },
      action: action === 'draw' ? '' : actionName,
      way: { to: 'action', action },
    };
  }

  /** '14.40%'. */
  get rate(): string {
    return ratePercent(this.own.status.value?.annualRate ?? '0.0000');
  }

  get bar(): readonly PositionItem[] {
    return entriesOf(this.shownPositions, BAR_TEMPLATE);
  }

  get promotions(): readonly Position[] {
    return othersThan(this.shownPositions, BAR_TEMPLATE);
  }

  private get shownPositions(): readonly Position[] {
    const all = this.positions.value ?? [];
    return display.elder ? informing(all) : all;
  }

  /** Undefined if there is nothing to show. */
  badge(kind: Badge | undefined): string | undefined {
    const { availableNum = 0, tripartiteAvailableNum = 0 } = this.own.coupons.value ?? {};
    const counts: Record<Badge, number> = {
      unread: session.loggedIn ? unread.count : 0,
      coupons: availableNum + tripartiteAvailableNum,
    };
    const count = kind === undefined ? 0 : counts[kind];
    return count === 0 ? undefined : count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  }

  login(): Promise<void> {
    return go('login');
  }

  /** The person's next action, as on home. */
  act(): Promise<void> {
    return openTask(this.words?.way ?? this.standing.way);
  }

  open(target: string): Promise<unknown> {
    return openTarget(target);
  }

  /** Opens the target of an operation position. */
  follow(target: string): Promise<unknown> {
    return openPosition('03', target);
  }

  openAgreement(id: 'register' | 'privacy'): Promise<void> {
    return go('contractTemplate', { id });
  }

  callService(): Promise<void> {
    return callService();
  }
}
