import { computed, makeObservable } from 'mobx';
import type { Response } from '@/contract';
import { formatChinese } from '@/domain/dates/civil';
import { homeAction, homeState, type HomeAction, type HomeState } from '@/domain/credit/userStatus';
import { greetingOf } from '@/domain/person/greeting';
import { repaymentDisplay } from '@/domain/repay/display';
import { go, openTarget } from '@/navigation';
import { call } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';
import { startCredit, startLoan } from '@/stores/entry';
import { Resource } from '@/stores/resource';
import { session } from '@/stores/session';
import { heroOf, type HomeHero } from './parts/hero';

/** A part whose failure leaves itself empty and nothing else: no toast. */
const QUIET = { toast: false } as const;

const whenLoggedIn =
  <T>(fetch: () => Promise<T>) =>
  (): Promise<T | undefined> =>
    session.loggedIn ? fetch() : Promise.resolve(undefined);

/** Home (spec §2 Home content): four calls until it is interactive, the others after. */
export class HomeModel {
  readonly status = new Resource(
    whenLoggedIn(() => call('queryProdSts', { productType: channel.productType }, QUIET)),
  );
  readonly repay = new Resource(whenLoggedIn(() => call('queryRepayState', {}, QUIET)));
  readonly positions = new Resource(() => this.fetchPositions());
  readonly notices = new Resource(() => this.fetchNotices());
  readonly rate = new Resource(() => call('rateRange', { platefrom: channel.platform }, QUIET));
  readonly coupons = new Resource(whenLoggedIn(() => call('queryCouponNode', { node: '1,2' }, QUIET)));
  readonly services = new Resource(() =>
    call('functionalAreaList', { loanType: channel.productType, minVersion: VERSION_CODE }, QUIET),
  );

  constructor() {
    makeObservable(this, {
      state: computed,
      action: computed,
      hero: computed,
      greeting: computed,
      due: computed,
    });
  }

  async load(): Promise<void> {
    await Promise.all([this.status.load(), this.repay.load(), this.positions.load(), this.notices.load()]);
    await Promise.all([this.rate.load(), this.coupons.load(), this.services.load()]);
  }

  /** Back on the tab: what the person did elsewhere shows at once. */
  shown(): Promise<void> {
    return this.load();
  }

  get state(): HomeState {
    const status = this.status.value;
    return homeState(status?.userStatus ?? 'NoLogedIn', status?.overdueDays);
  }

  get action(): HomeAction {
    const status = this.status.value;
    return homeAction(status?.userStatus ?? 'NoLogedIn', status?.overdueDays);
  }

  get greeting(): string {
    const status = this.status.value;
    return status === undefined ? '您好' : greetingOf(status.custName, status.sex);
  }

  get hero(): HomeHero {
    return heroOf({ status: this.status.value, repay: this.repay.value, rate: this.rate.value });
  }

  /** What is to be repaid next, for the card below the hero; undefined while nothing is, or when the hero says it. */
  get due(): { amount: string; date: string } | undefined {
    const repay = this.repay.value;
    if (this.state !== 'borrowing' || repay === undefined || repay.dueDate === null) return undefined;
    return { amount: repaymentDisplay(repay), date: formatChinese(repay.dueDate) };
  }

  /** The one next action. */
  act(): Promise<void> {
    switch (this.action) {
      case 'login':
        return go('login');
      case 'draw':
      case 'activate':
        return startLoan();
      case 'repay':
        return this.state === 'overdue' ? go('repay') : startLoan();
      case 'wait':
      case 'retry':
      case 'supplement':
        return go(this.state === 'borrowing' ? 'loanHistory' : 'creditResult');
      default:
        return startCredit();
    }
  }

  toRepay(): Promise<void> {
    return go('repay');
  }

  async open(target: string): Promise<void> {
    if (target !== '') await openTarget(target);
  }

  private async fetchPositions(): Promise<Response<'operationList'>['positionDtoList']> {
    const answer = await call(
      'operationList',
      {
        loginState: session.loggedIn ? '1' : '0',
        page: '01',
        loanType: channel.productType,
        minVersion: VERSION_CODE,
        channel: channel.platform,
      },
      QUIET,
    );
    // Spec §2: only positions of this page whose isShow is the text 'true'.
    return answer.positionDtoList.filter(({ page, isShow }) => page === '01' && isShow === 'true');
  }

  private async fetchNotices(): Promise<Response<'noticeList'>['list']> {
    const answer = await call(
      'noticeList',
      {
        isHome: 'Y',
        pageNum: '1',
        pageSize: '999',
        plateform: channel.platform,
        appUserId: session.userInfo?.custId ?? '',
        minVersion: VERSION_CODE,
        phone: '',
      },
      QUIET,
    );
    return answer.list;
  }
}
