import { contentCalls } from '@/contract/content';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { fetchHomeNotices } from '@/features/notices';
import { unread } from '@/features/notices';
import { fetchPositions } from '@/features/positions';
import { fetchRateRange } from '@/features/rateRange';
import { Resource } from '@/model/resource';
import { loadAll } from '@/model/loadAll';
import { call } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';
import { ofMember } from '@/stores/ofMember';
import { session } from '@/stores/session';
import type * as MemberRules from './member';

/** The order of the parts below the hero: the person's parts first, or last if the others were shown before the person's parts were known. */
export type PartOrder = 'ownFirst' | 'ownLast';

/** Company content changes rarely: it is not loaded again within this time. */
const CONTENT_LIFE_MS = 5 * 60_000;

/** The other parts wait this long for the calls that come before theirs: a call that hangs must not block them. */
const PATIENCE_MS = 3000;
export const patience = (): Promise<void> => new Promise((over) => setTimeout(over, PATIENCE_MS));

const memberRules = () => import(/* webpackChunkName: "member" */ './member');

/**
 * The parts of the home page, each loaded by its own call (spec §3 Home data), for one session: one person's data must never show under
 * another person's name.
 */
export class HomeData {
  readonly generation = session.generation;
  readonly status = new Resource(ofMember(async () => (await this.withRules()).fetchProductStatus()));
  readonly repay = new Resource(ofMember(async () => (await this.withRules()).fetchRepayState()));
  readonly coupons = new Resource(ofMember(() => call(contentCalls.queryCouponNode, { node: '1,2' })));
  readonly notices = new Resource(fetchHomeNotices);
  readonly positions = new Resource(() => fetchPositions('01'));
  readonly rate = new Resource(fetchRateRange);
  readonly services = new Resource(() =>
    call(contentCalls.functionalAreaList, {
      loanType: channel.productType,
      minVersion: VERSION_CODE,
    }),
  );
  /** The rules about a person's state. A visitor needs none, so they load with the first answer about the person. */
  rules: typeof MemberRules | undefined = undefined;
  /** Undefined until the parts below the hero are shown; a visitor has no parts to wait for. */
  order: PartOrder | undefined = session.loggedIn ? undefined : 'ownFirst';
  private contentEnd = 0;
  /** Number of unread notices when the list was loaded: if the number differs, the list marks read notices as new. */
  private unreadThen = 0;

  constructor() {
    makeObservable(this, { order: observable, rules: observable.ref, show: action });
  }

  /** What the page needs before a person can act: three calls with the access token, none for a visitor. */
  async first(): Promise<void> {
    await loadAll([this.status, this.repay]);
    this.show('ownFirst');
  }

  /** Shows the parts below the hero. Their order stays: nothing may appear above what is shown. */
  show(order: PartOrder): void {
    this.order ??= order;
  }

  /** All other parts. `refreshed`: the person asked for a refresh, so the content is loaded, too. */
  async rest(refreshed: boolean): Promise<void> {
    const content = [this.rate, this.services, this.positions];
    const now = Date.now();
    const failed = [...content, this.notices].some(({ state }) => state === 'failed');
    const stale = refreshed || now >= this.contentEnd || failed;
    if (stale) this.contentEnd = now + CONTENT_LIFE_MS;
    const filled = loadAll([...(stale ? content : []), this.coupons, unread], { apart: true });
    // The newest notice is only one line: on a slow network it must not compete with the content of the page.
    await Promise.race([filled, patience()]);
    if (stale || unread.count !== this.unreadThen) await this.notices.load();
    await filled;
    this.unreadThen = unread.count;
  }

  /** Only the rules can read an answer about the person; its calls come with them. */
  private async withRules(): Promise<typeof MemberRules> {
    const rules = await memberRules();
    runInAction(() => (this.rules = rules));
    return rules;
  }
}
