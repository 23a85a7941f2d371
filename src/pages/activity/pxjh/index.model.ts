import type { Response } from '@/contract';
import { activityCalls } from '@/contract/activity';
import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import { closedText, fetchActivity, type Activity } from '@/features/activities';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go, openTarget, toTab, type PageParams } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';

const DEFAULT_CODE = 'pxjh';
const JOINED = '登记好了，需要时再来申请就可以';

export interface Campaign {
  readonly activity: Activity | null;
  readonly record: Response<'saveActivityRecord'>;
}

const NOT_JOINED: Campaign['record'] = { joined: 'N', joinedAt: null };

/** Campaign page: the tuition plan. Joining only registers interest; it does not borrow anything. */
export class TuitionPlanModel {
  readonly campaign = new Resource(() => this.fetch());
  readonly load = this.campaign.load;
  readonly submission = new Submission();

  constructor(readonly params: PageParams) {}

  /** Back from login: shows the new state. */
  readonly shown = this.load;

  get loggedIn(): boolean {
    return session.loggedIn;
  }

  /** Why the campaign cannot be joined; '' if it can. */
  get closed(): string {
    const { value } = this.campaign;
    return value === undefined ? '' : closedText(value.activity);
  }

  get joined(): boolean {
    return this.campaign.value?.record.joined === 'Y';
  }

  /** '11月18日'; '' before the person has joined. */
  get joinedOn(): string {
    const at = this.campaign.value?.record.joinedAt ?? null;
    return at === null ? '' : formatChinese(civilDateAt(Date.parse(at)));
  }

  get periodText(): string {
    const { startsOn = null, endsOn = null } = this.campaign.value?.activity ?? {};
    if (endsOn !== null) return `截至${formatChinese(endsOn, 'full')}`;
    return startsOn === null ? '长期有效' : `${formatChinese(startsOn, 'full')}起`;
  }

  async join(): Promise<void> {
    if (!session.loggedIn) {
      await go('login');
      return;
    }
    const joined = await this.submission.run(async () => {
      const record = await call(activityCalls.saveActivityRecord, { code: this.code, action: 'join' });
      const activity = this.campaign.value?.activity ?? null;
      this.campaign.put({ activity, record });
      feedback.toast(JOINED);
    });
    // It may have ended while the page was open: then the page says so.
    if (!joined) await this.campaign.load();
  }

  act(): Promise<unknown> {
    return openTarget(this.campaign.value?.activity?.jumpUrl ?? '');
  }

  toActivities(): Promise<void> {
    return toTab('activity');
  }

  private get code(): string {
    return this.params.get('code') ?? DEFAULT_CODE;
  }

  private async fetch(): Promise<Campaign> {
    const activity = await fetchActivity(this.code);
    if (activity === null || !session.loggedIn) return { activity, record: NOT_JOINED };
    const record = await call(activityCalls.saveActivityRecord, { code: this.code, action: 'view' });
    return { activity, record };
  }
}
