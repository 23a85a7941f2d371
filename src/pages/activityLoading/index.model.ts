import { closedText, fetchActivity, type Activity } from '@/features/activities';
import { Resource } from '@/model/resource';
import { back, openTarget, PageMoves, type PageParams, toTab } from '@/navigation';

/** Parameter names that partners use for the code; the clearest name wins. */
const NAMES = ['code', 'id', 'campaignId'] as const;
const REFUSED = '这个活动的地址暂时打不开。';
const STAYED = '这个活动现在没有打开，可以稍后再试。';

/** Result of the link: `followed`, its target was opened; `closed`, it leads nowhere; `stayed`, another try may work. */
export type Outcome =
  { readonly kind: 'followed' } | { readonly kind: 'closed' | 'stayed'; readonly why: string };

const FOLLOWED: Outcome = { kind: 'followed' };
const closed = (why: string): Outcome => ({ kind: 'closed', why });

/** Resolves an activity link and opens its target; an unknown, ended or future activity shows why not. */
export class ActivityLoadingModel {
  private readonly moves = new PageMoves();
  readonly outcome = new Resource(() => this.resolve());
  readonly load = this.outcome.load;

  constructor(readonly params: PageParams) {}

  /** Back from the link's target: this page has nothing to show. */
  shown(): Promise<void> {
    return this.outcome.value === FOLLOWED ? back('activity') : Promise.resolve();
  }

  toActivities(): Promise<void> {
    return toTab('activity');
  }

  private async resolve(): Promise<Outcome> {
    const name = NAMES.find((one) => this.params.has(one));
    const code = name === undefined ? '' : (this.params.get(name) ?? '');
    const activity = await fetchActivity(code);
    const why = closedText(activity);
    return why !== '' || activity === null ? closed(why) : this.follow(code, activity);
  }

  private async follow(code: string, { kind, jumpUrl }: Activity): Promise<Outcome> {
    if (kind === 'landing') await this.moves.replace('landing', { homepage: code });
    else if (kind === 'campaign') await this.moves.replace('tuitionPlan', { code });
    else {
      const opened = await openTarget(jumpUrl, { instead: true });
      if (opened === 'refused') return closed(REFUSED);
      if (opened === 'stayed') return { kind: 'stayed', why: STAYED };
    }
    return FOLLOWED;
  }
}
