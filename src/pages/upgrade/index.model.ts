import { computed, makeObservable } from 'mobx';
import { upgradeCalls } from '@/contract/upgrade';
import { isLater } from '@/domain/release/version';
import { Resource } from '@/model/resource';
import { page } from '@/platform/page';
import { update } from '@/platform/update';
import { call } from '@/request';
import { SERVICE_PHONE, VERSION, WGT_VERSION } from '@/settings';
import { updates, type Release } from '@/stores/update';

const TEXTS = {
  newest: '已是最新',
  newer: '有新版本',
  ready: '更新只要几秒，填写过的内容会保留',
  notYet: '新版本正在逐步开放，请过一会儿再试',
  // If the host fetches builds itself, a restart before that changes nothing.
  fetching: '新版本由微信自动下载，下载好后会自动更新',
} as const;

/** The release notes, and the newer build if there is one. */
export class UpgradeModel {
  readonly version = VERSION;
  readonly servicePhone = SERVICE_PHONE;
  /** WeChat itself has to be updated; until then this is the only page. */
  readonly hostTooOld = update.hostTooOld();
  readonly releases = new Resource(() => this.fetch());

  constructor() {
    makeObservable(this, { newest: computed, older: computed, waiting: computed });
  }

  async load(): Promise<void> {
    await Promise.all([this.releases.load(), updates.look()]);
  }

  get newest(): Release | undefined {
    return this.releases.value?.[0];
  }

  get older(): readonly Release[] {
    return (this.releases.value ?? []).slice(1);
  }

  /** A newer build can be started now. */
  get waiting(): boolean {
    return updates.newer !== '' || (this.outdated && !update.byHost);
  }

  get standing(): string {
    return this.waiting || this.outdated ? TEXTS.newer : TEXTS.newest;
  }

  /** What a newer version means for the person; '' without one. */
  get standingNote(): string {
    if (!this.waiting) return this.outdated ? TEXTS.fetching : '';
    return updates.failed ? TEXTS.notYet : TEXTS.ready;
  }

  /** After a restart without a newer build the button stays, but not as the primary action. */
  get button(): { readonly label: string; readonly kind: 'primary' | 'soft' } {
    if (!this.waiting) return { label: '重新加载', kind: 'soft' };
    return updates.failed ? { label: '再试一次', kind: 'soft' } : { label: '立即更新', kind: 'primary' };
  }

  private get outdated(): boolean {
    return this.newest !== undefined && isLater(this.newest.wgtVersion, WGT_VERSION);
  }

  start(): void {
    if (updates.newer === '') page.reload();
    else updates.start();
  }

  private async fetch(): Promise<readonly Release[]> {
    return (await call(upgradeCalls.upgrade, { terminal: page.target })).list;
  }
}
