import { entryQuery } from '@/domain/channel/entry';
import { backToApp } from '@/platform/backToApp';
import { page } from '@/platform/page';
import { visitStorage } from '@/platform/storage';
import { feedback } from './feedback';

const YES: ReadonlySet<string> = new Set(['1', 'Y', 'true']);
const KEPT = 'isFromApp';

/** Spec §3 Loan provider init data, isFromApp: another app has opened this one and waits for the person to return. */
export class HostApp {
  private waits = false;
  /** The host's way back, if it has one. */
  private way: (() => Promise<boolean>) | undefined;

  /** The partner's app has a bridge: from now on ask it first. */
  leaveBy(way: () => Promise<boolean>): void {
    this.way = way;
  }

  /** Called at launch, because later the address is that of the current page; stored, so that a reload knows how the window was opened. */
  start(): void {
    const said = entryQuery(page.entry()).get('isFromApp');
    this.waits = said === undefined ? visitStorage.get(KEPT) === 'Y' : YES.has(said);
    visitStorage.set(KEPT, this.waits ? 'Y' : 'N');
  }

  /** At the end of a flow: goes back to the other app (spec §7 back-to-app). False: there is none, or no way back to it. */
  async leave(): Promise<boolean> {
    if (!this.waits) return false;
    feedback.loading('正在返回...');
    const left = (await this.way?.()) || (await backToApp.leave()) === 'left';
    feedback.loading(false);
    return left;
  }
}

export const hostApp = new HostApp();
