import { back, openTarget, replace, toTab, type PageParams } from '@/navigation';
import { closedText, fetchActivity, type Activity } from '@/stores/activities';
import { Resource } from '@/stores/resource';

/** By which name partners put the code into their links, the plainest first. */
const NAMES = ['code', 'id', 'campaignId'] as const;
const FOLLOWED = '';
const REFUSED = '这个活动的地址暂时打不开。';

/** Resolves an activity link and goes on; what is unknown, over or not begun says so. */
export class ActivityLoadingModel {
  /** Why it does not go on; '' once it has. */
  readonly outcome = new Resource(() => this.resolve());

  constructor(readonly params: PageParams) {}

  load(): Promise<void> {
    return this.outcome.load();
  }

  /** Back from where it led: there is nothing to see here. */
  shown(): Promise<void> {
    return this.outcome.value === FOLLOWED ? back('activity') : Promise.resolve();
  }

  toActivities(): Promise<void> {
    return toTab('activity');
  }

  private async resolve(): Promise<string> {
    const name = NAMES.find((one) => this.params.has(one));
    const code = name === undefined ? '' : (this.params.get(name) ?? '');
    const activity = await fetchActivity(code);
    const closed = closedText(activity);
    return closed !== '' || activity === null ? closed : this.follow(code, activity);
  }

  private async follow(code: string, { kind, jumpUrl }: Activity): Promise<string> {
    if (kind === 'landing') await replace('landing', { homepage: code });
    else if (kind === 'campaign') await replace('tuitionPlan', { code });
    else if ((await openTarget(jumpUrl, { instead: true })) === 'refused') return REFUSED;
    return FOLLOWED;
  }
}
