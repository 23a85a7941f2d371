import { computed, makeObservable } from 'mobx';
import { isLater } from '@/domain/release/version';
import { page } from '@/platform/page';
import { call } from '@/request';
import { VERSION, WGT_VERSION } from '@/settings';
import { Resource } from '@/stores/resource';
import { updates, type Release } from '@/stores/update';

/** What is new, and the newer build where there is one. */
export class UpgradeModel {
  readonly version = VERSION;
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
    return (
      updates.newer !== '' || (this.newest !== undefined && isLater(this.newest.wgtVersion, WGT_VERSION))
    );
  }

  get standing(): string {
    if (!this.waiting) return '已经是最新版本';
    return updates.failed
      ? '新版本正在逐步开放，请过一会儿再试'
      : '有新版本，更新只要几秒，填写过的内容会保留';
  }

  start(): void {
    if (updates.newer === '') page.reload();
    else updates.start();
  }

  private async fetch(): Promise<readonly Release[]> {
    return (await call('upgrade', { terminal: page.target }, { toast: false })).list;
  }
}
