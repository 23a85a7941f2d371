import { entryQuery } from '@/domain/channel/entry';
import { backToApp } from '@/platform/backToApp';
import { page } from '@/platform/page';
import { feedback } from './feedback';

const YES: ReadonlySet<string> = new Set(['1', 'Y', 'true']);

/** Spec §3 Loan provider init data, isFromApp: another app has opened this one and waits for the person's return. */
export class HostApp {
  private waits = false;

  /** Once, at launch: later the address is that of the page on view. */
  start(): void {
    this.waits = YES.has(entryQuery(page.entry()).get('isFromApp') ?? '');
  }

  /** At the end of a flow: back to that app (spec §7 back-to-app). False: there is none, or no way back to it. */
  async leave(): Promise<boolean> {
    if (!this.waits) return false;
    feedback.loading('正在返回...');
    const outcome = await backToApp.leave();
    feedback.loading(false);
    return outcome === 'left';
  }
}

export const hostApp = new HostApp();
