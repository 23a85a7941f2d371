import { computed, makeObservable } from 'mobx';
import type { IconName } from '@/components/Icon';
import { parseYuan, type Fen } from '@/domain/money/fen';
import { go, openTarget, type RouteKey } from '@/navigation';
import { link } from '@/platform/link';
import { call } from '@/request';
import { SERVICE_PHONE } from '@/settings';
import { channel } from '@/stores/channel';
import { display } from '@/stores/display';
import { feedback } from '@/stores/feedback';
import { fetchPositions, splitByTemplate, type PositionItem } from '@/stores/positions';
import { Resource } from '@/stores/resource';
import { session } from '@/stores/session';

/** Spec §2 Home content: the bar of page code '03' comes from template 6, the others are components. */
const BAR_TEMPLATE = '6';

export interface Entry {
  readonly key: RouteKey;
  readonly label: string;
  readonly icon: IconName;
}

export interface Quota {
  readonly total: Fen;
  readonly used: Fen;
  readonly available: Fen;
}

const ENTRIES: readonly Entry[] = [
  { key: 'repay', label: '还款', icon: 'repay' },
  { key: 'loanHistory', label: '借还记录', icon: 'record' },
  { key: 'bankCards', label: '银行卡', icon: 'card' },
  { key: 'settings', label: '设置', icon: 'setting' },
];

/** My account (spec §2 Tabs). */
export class UserModel {
  readonly entries = ENTRIES;
  readonly servicePhone = SERVICE_PHONE;
  readonly status = new Resource(() =>
    session.loggedIn
      ? call('queryProdSts', { productType: channel.productType }, { toast: false })
      : Promise.resolve(undefined),
  );
  /** What is missing here is only left out. */
  readonly positions = new Resource(() => fetchPositions('03'));

  constructor() {
    makeObservable(this, {
      name: computed,
      phone: computed,
      quota: computed,
      bar: computed,
      promotions: computed,
    });
  }

  async load(): Promise<void> {
    await Promise.all([this.status.load(), this.positions.load()]);
  }

  shown(): Promise<void> {
    return this.load();
  }

  get loggedIn(): boolean {
    return session.loggedIn;
  }

  get name(): string {
    return session.userInfo?.custName || '您好';
  }

  /** Masked. */
  get phone(): string {
    return session.userInfo?.phone ?? '';
  }

  /** Undefined while there is no quota. */
  get quota(): Quota | undefined {
    const { total = '', available = '' } = this.status.value ?? {};
    const [all, left] = [parseYuan(total), parseYuan(available)];
    if (!session.loggedIn || all === undefined || left === undefined || all === 0) return undefined;
    return { total: all, used: Math.max(0, all - left), available: left };
  }

  get bar(): readonly PositionItem[] {
    return splitByTemplate(this.positions.value ?? [], BAR_TEMPLATE).own;
  }

  /** Product decisions, elder mode: no promotions. */
  get promotions(): readonly PositionItem[] {
    return display.elder ? [] : splitByTemplate(this.positions.value ?? [], BAR_TEMPLATE).others;
  }

  login(): Promise<void> {
    return go('login');
  }

  enter(key: RouteKey): Promise<void> {
    return go(key);
  }

  open({ jumpUrl }: PositionItem): Promise<unknown> {
    return openTarget(jumpUrl);
  }

  openAgreement(id: 'register' | 'privacy'): Promise<void> {
    return go('contractTemplate', { id });
  }

  async callService(): Promise<void> {
    const outcome = await link.call(SERVICE_PHONE);
    if (outcome === 'failed') feedback.toast(`没有拨出，请直接拨打 ${SERVICE_PHONE}`);
  }
}
