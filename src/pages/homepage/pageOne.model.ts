import { CREDIT_LIMIT_CEILING } from '@/domain/loan/ceiling';
import { closedText, fetchActivity, type Activity } from '@/features/activities';
import { rateSpan } from '@/domain/money/rateWords';
import { fetchRateRange } from '@/features/rateRange';
import { Resource } from '@/model/resource';
import { openTarget, toTab, type PageParams } from '@/navigation';
import { TITLE } from '@/settings';
import { channel } from '@/stores/channel';

/** Content of a channel without its own page. */
const DEFAULT_CODE = 'welcome';

/** Landing page of a channel: its content by the entry parameter homepage (spec §1), the credit limit and the price. */
export class LandingModel {
  readonly title = TITLE;
  readonly ceiling = CREDIT_LIMIT_CEILING;
  readonly content = new Resource(() => this.fetch());
  /** If the rate is missing, the page shows another text. */
  readonly rate = new Resource(fetchRateRange);

  constructor(readonly params: PageParams) {}

  async load(): Promise<void> {
    await Promise.all([this.content.load(), this.rate.load()]);
  }

  /** The offer may have ended by now. */
  shown(): Promise<void> {
    return this.content.load();
  }

  get rateText(): string {
    const rate = this.rate.value;
    return rate?.isShow === 'Y'
      ? `年化利率（单利）${rateSpan(rate, ' 至 ')}`
      : '年化利率（单利）以审批结果为准';
  }

  /** Why there is no offer; '' if there is one. */
  get closed(): string {
    const { value } = this.content;
    return value === undefined ? '' : closedText(value);
  }

  act(): Promise<unknown> {
    if (this.closed !== '') return this.content.load();
    return openTarget(this.content.value?.jumpUrl ?? '');
  }

  toHome(): Promise<void> {
    return toTab('home');
  }

  /** A channel with an unknown code still gets the general page. */
  private async fetch(): Promise<Activity | null> {
    const code = this.params.get('homepage') ?? channel.campaign.homepage ?? DEFAULT_CODE;
    const own = await fetchActivity(code);
    return own ?? (code === DEFAULT_CODE ? null : fetchActivity(DEFAULT_CODE));
  }
}
