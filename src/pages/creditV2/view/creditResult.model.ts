import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { creditCalls } from '@/contract/credit';
import { userCalls } from '@/contract/user';
import { leaveText } from '@/domain/channel/leaveText';
import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import { parseYuan, type Fen } from '@/domain/money/fen';
import { parseRate, percentText } from '@/domain/money/rate';
import { act, startCredit } from '@/features/entry';
import { remindOn } from '@/features/reminder';
import { Poll } from '@/model/poll';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import type { PageParams } from '@/navigation';
import { call } from '@/request';
import { channel } from '@/stores/channel';
import { track } from '@/stores/track';
import { waysOut } from '@/stores/waysOut';
import { CALLBACK, leaveFlow } from '../parts/leaveFlow';
import { RESULT_TEXTS } from '../texts';

type Status = Response<'creditStatus'>;

/** The quota as it can be shown; amounts in fen. */
export interface Quota {
  readonly total: Fen;
  readonly used: Fen;
  readonly available: Fen;
  /** '14.40%'. */
  readonly rate: string;
  /** False: the person has still to take it into use. */
  readonly active: boolean;
  /** '2027年11月18日'; '' without an end. */
  readonly validTo: string;
}

/** How the application stands: under review, approved with its quota, or denied with when to try again. */
export class CreditResultModel {
  readonly content = new Resource(() => this.fetch());
  quota: Quota | undefined = undefined;
  readonly refreshing = new Submission();
  /** The day it is for the product. */
  private today = civilDateAt(Date.now());
  private readonly poll = new Poll(() => this.askAgain());

  constructor(readonly params: PageParams) {
    makeObservable(this, { quota: observable.ref, retryOn: computed });
  }

  async load(): Promise<void> {
    await this.content.load();
    if (this.content.value?.state === 'reviewing') this.poll.start();
  }

  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.poll.stop();
  }

  /** From when on a denied person may apply again, while that is ahead: '2026年12月18日'; '' from then on. */
  get retryOn(): string {
    const retry = this.content.value?.retryDate ?? null;
    return retry !== null && retry > this.today ? formatChinese(retry, 'full') : '';
  }

  draw(): Promise<void> {
    return act(this.quota?.active === false ? 'activate' : 'draw');
  }

  apply(): Promise<void> {
    return startCredit();
  }

  /** What the way out is called. */
  get leaveText(): string {
    return leaveText(waysOut.kindOf('credit'));
  }

  /** A partner waits for the person at the end of this flow. */
  get partnerWaits(): boolean {
    return waysOut.kindOf('credit') === 'partner';
  }

  leave(): Promise<void> {
    return leaveFlow('credit', this.params.get(CALLBACK) ?? '');
  }

  /** The person asks how it stands. */
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
      const product = await call(userCalls.queryProdSts, { productType: channel.productType });
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
    rate: `${percentText(parseRate(status.annualRate))}%`,
    validTo: status.validTo === null ? '' : formatChinese(status.validTo, 'full'),
  };
}
