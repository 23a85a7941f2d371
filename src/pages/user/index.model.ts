import { computed, makeObservable, observable, runInAction } from 'mobx';
import { contentCalls } from '@/contract/content';
import { userCalls } from '@/contract/user';
import { homeOf, type HomeState } from '@/domain/home/nextAction';
import { parseYuan, type Fen } from '@/domain/money/fen';
import { ratePercent } from '@/domain/money/rate';
import { groupPhone } from '@/domain/person/phone';
import { greetingOf } from '@/domain/person/greeting';
import { unread } from '@/features/notices';
import {
  entriesOf,
  fetchPositions,
  othersThan,
  type Position,
  type PositionItem,
} from '@/features/positions';
import { callService } from '@/features/serviceCall';
import { Resource } from '@/model/resource';
import { go, openTarget, routeAt, toTab } from '@/navigation';
import { call } from '@/request';
import { SERVICE_PHONE } from '@/settings';
import { channel } from '@/stores/channel';
import { display } from '@/stores/display';
import { ofMember } from '@/stores/ofMember';
import { session } from '@/stores/session';
import { updates } from '@/stores/update';
import { ENTRIES, HELP, type Badge } from './entries';

/** Spec §2 Home content: the bar of page code '03' comes from template 6, the others are components. */
const BAR_TEMPLATE = '6';
const COUPONS = '/pages/benefits/coupon/index';
const MOST_SHOWN = 99;
const TO_ACTIVATE = '还没有激活，到首页激活后就可以用';
/** An application or an expired line is not a quota: no amount of it is in use. */
const WITHOUT_QUOTA: ReadonlySet<HomeState> = new Set(['new', 'reviewing', 'denied']);

export interface Quota {
  readonly total: Fen;
  readonly used: Fen;
  readonly available: Fen;
}

/** Data of one session: one person's data must never show under another person's name. */
class Own {
  readonly generation = session.generation;
  readonly status = new Resource(
    ofMember(() => call(userCalls.queryProdSts, { productType: channel.productType })),
  );
  /** Loaded only if the coupon page exists. */
  readonly coupons = new Resource(
    ofMember(async () =>
      routeAt(COUPONS) === undefined ? undefined : call(contentCalls.queryCouponNode, { node: '1,2' }),
    ),
  );
}

/** My account (spec §2 Tabs). */
export class UserModel {
  readonly entries = ENTRIES;
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
      quota: computed,
      rate: computed,
      bar: computed,
      promotions: computed,
    });
  }

  async load(): Promise<void> {
    updates.atRest();
    if (this.own.generation !== session.generation) runInAction(() => (this.own = new Own()));
    const { status, coupons } = this.own;
    await Promise.all([status.load(), coupons.load(), this.positions.load(), unread.load()]);
  }

  shown(): Promise<void> {
    return this.load();
  }

  get loggedIn(): boolean {
    return session.loggedIn;
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

  /** Undefined while there is no quota. */
  get quota(): Quota | undefined {
    const { userStatus = 'newUser', total = '', available = '' } = this.own.status.value ?? {};
    if (WITHOUT_QUOTA.has(homeOf({ status: userStatus }).state)) return undefined;
    const [all, left] = [parseYuan(total), parseYuan(available)];
    if (all === undefined || left === undefined || all === 0) return undefined;
    return { total: all, used: Math.max(0, all - left), available: left };
  }

  /** What the person must do before the quota can be used; '' for nothing. */
  get quotaNote(): string {
    return this.own.status.value?.userStatus === 'activateUser' ? TO_ACTIVATE : '';
  }

  /** '14.40%'. */
  get rate(): string {
    return ratePercent(this.own.status.value?.annualRate ?? '0.0000');
  }

  get bar(): readonly PositionItem[] {
    return entriesOf(this.positions.value ?? [], BAR_TEMPLATE);
  }

  /** Product decisions, elder mode: no promotions. */
  get promotions(): readonly Position[] {
    return display.elder ? [] : othersThan(this.positions.value ?? [], BAR_TEMPLATE);
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

  toHome(): Promise<void> {
    return toTab('home');
  }

  open(target: string): Promise<unknown> {
    return openTarget(target);
  }

  openAgreement(id: 'register' | 'privacy'): Promise<void> {
    return go('contractTemplate', { id });
  }

  callService(): Promise<void> {
    return callService();
  }
}
