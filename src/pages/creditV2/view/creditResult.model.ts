import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { creditCalls } from '@/contract/credit';
import { leaveText } from '@/domain/channel/leaveText';
import { dayText, formatChinese } from '@/domain/dates/civil';
import { parseYuan, type Fen } from '@/domain/money/fen';
import { ratePercent } from '@/domain/money/rate';
import { CALLBACK } from '@/features/creditSubmission';
import { act, startCredit } from '@/features/entry';
import { remindOn } from '@/features/reminder';
import { WechatMessages } from '@/features/wechatMessages';
import { Poll } from '@/model/poll';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import type { PageParams } from '@/navigation';
import { call } from '@/request';
import { serverDay } from '@/stores/serverDay';
import { track } from '@/stores/track';
import { flowEnds } from '@/stores/flowEnds';
import { fetchProductStatus } from '@/stores/productStatus';
import { leaveFlow } from '../parts/leaveFlow';
import { RESULT_TEXTS } from '../texts';

type Status = Response<'creditStatus'>;

/** The quota for display; amounts in fen. */
export interface Quota {
  readonly total: Fen;
  readonly used: Fen;
  readonly available: Fen;
  /** '14.40%'. */
  readonly rate: string;
  /** False: the person must activate it first. */
  readonly active: boolean;
  /** '2027年11月18日'; '' if it has no end date. */
  readonly validTo: string;
}

/** State of the application: under review, approved with its quota, or denied with the date for another try. */
export class CreditResultModel {
  readonly content = new Resource(() => this.fetch());
  quota: Quota | undefined = undefined;
  readonly refreshing = new Submission();
  readonly inWechat = new WechatMessages('decision');
  /** Today according to the product status; until that is loaded, the server's day. */
  private today = serverDay.today();
  private readonly poll = new Poll(() => this.askAgain());

  constructor(readonly params: PageParams) {
    makeObservable(this, { quota: observable.ref, retryOn: computed });
  }

  async load(): Promise<void> {
    await this.content.load();
    if (this.content.value?.state !== 'reviewing') return;
    this.poll.start();
    await this.inWechat.load();
  }

  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.poll.stop();
  }

  /** When a denied person may apply again: '12月18日'; '' once that day has come. */
  get retryOn(): string {
    const retry = this.content.value?.retryDate ?? null;
    return retry !== null && retry > this.today ? dayText(retry, this.today) : '';
  }

  draw(): Promise<void> {
    return act(this.quota?.active === false ? 'activate' : 'draw');
  }

  apply(): Promise<void> {
    return startCredit();
  }

  /** Label of the exit. */
  get leaveText(): string {
    return leaveText(flowEnds.kindOf('credit'));
  }

  /** A partner's page waits at the end of this flow. */
  get partnerWaits(): boolean {
    return flowEnds.kindOf('credit') === 'partner';
  }

  leave(): Promise<void> {
    return leaveFlow('credit', this.params.get(CALLBACK) ?? '');
  }

  /** The person asks for the current state. */
  refresh(): Promise<boolean> {
    return this.refreshing.run(() => this.load());
  }

  /** Spec §6, §9: a reminder at 10:00 of that day. */
  async remind(): Promise<void> {
    const date = this.content.value?.retryDate;
    if (!date) return;
    await remindOn({ date, title: RESULT_TEXTS.reminder, notes: RESULT_TEXTS.reminderNotes });
  }

  private async askAgain(): Promise<boolean> {
    await this.content.load();
    return this.content.value?.state === 'reviewing';
  }

  private async fetch(): Promise<Status> {
    const status = await call(creditCalls.creditStatus, {});
    // Spec §2 Screen-tracking page ids: rejected-credit retry.
    if (status.state === 'denied') track.event('pageView', '009');
    if (status.state === 'approved' || status.state === 'denied') {
      const product = await fetchProductStatus();
      runInAction(() => {
        this.today = product.today;
        this.quota = status.state === 'approved' ? quotaOf(status, product) : undefined;
      });
    }
    return status;
  }
}

function quotaOf(status: Status, product: Response<'queryProdSts'>): Quota {
  const total = parseYuan(status.total) ?? 0;
  const available = parseYuan(product.available) ?? 0;
  return {
    total,
    available,
    used: Math.max(0, total - available),
    active: product.userStatus !== 'activateUser',
    rate: ratePercent(status.annualRate),
    validTo: status.validTo === null ? '' : formatChinese(status.validTo, 'full'),
  };
}
