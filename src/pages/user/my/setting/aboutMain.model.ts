import { upgradeCalls } from '@/contract/upgrade';
import { isLater } from '@/domain/release/version';
import { callService } from '@/features/serviceCall';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { page } from '@/platform/page';
import { call } from '@/request';
import { SERVICE_PHONE, TITLE, VERSION, WGT_VERSION } from '@/settings';
import { updates } from '@/stores/update';

const WORDS = { newest: '已是最新', newer: '有新版本，去更新' } as const;

/** Version, update check and agreements. */
export class AboutMainModel {
  readonly app = TITLE;
  readonly version = VERSION;
  readonly servicePhone = SERVICE_PHONE;
  /** The result of the update check. */
  readonly standing = new Resource<string>(() => this.look());

  load(): Promise<void> {
    return this.standing.load();
  }

  shown(): Promise<void> {
    return this.load();
  }

  read(id: 'register' | 'privacy' | 'marketing'): Promise<void> {
    return go('contractTemplate', { id });
  }

  callService(): Promise<void> {
    return callService();
  }

  private async look(): Promise<string> {
    const [{ list }] = await Promise.all([
      call(upgradeCalls.upgrade, { terminal: page.target }),
      updates.look(),
    ]);
    const newest = list[0];
    const newer = updates.newer !== '' || (newest !== undefined && isLater(newest.wgtVersion, WGT_VERSION));
    return newer ? WORDS.newer : WORDS.newest;
  }
}
