import { makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { helpCalls } from '@/contract/help';
import { systemCalls } from '@/contract/system';
import { timeText } from '@/domain/dates/civil';
import { go, openTarget, type PageParams } from '@/navigation';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { wechat } from '@/platform/wechat';
import { CHAT_URL, SERVICE_PHONE } from '@/settings';
import { channel } from '@/stores/channel';
import { copy } from '@/stores/copy';
import { serverDay } from '@/stores/serverDay';
import { variantOf } from '../experiment';
import { callService } from '../serviceCall';
import { SERVICE_HOURS, SERVICE_TEXTS } from './texts';

const KEPT_LINE = '\u00a0';
/** 400-000-0000, 95588, 010-12345678: what the phone's keyboard can dial. */
const PHONE = /^\d[\d-]{3,19}$/;
const TRACE = /^[\w-]{1,64}$/;

type Topic = Response<'catalogListTree'>['list'][number];

const fetchTopics = async (): Promise<readonly Topic[]> =>
  (await call(helpCalls.catalogListTree, { productType: channel.productType, channel: channel.platform }))
    .list;

/** Customer service: phone, hours, and the chat of the environment if it has one (spec §9). */
export class ServiceModel {
  /** The build's number, until the host has named another one. */
  phone = SERVICE_PHONE;
  readonly inWechat = wechat.present;
  readonly hasChat = CHAT_URL !== '';
  /** Trace number of the failure that brought the person here; '' for none. */
  readonly traceNo: string;
  /** What people ask about: each leads to its answers in the help centre. */
  readonly topics = new Resource<readonly Topic[]>(fetchTopics);
  /** Until the variant is known, keep its place so that nothing moves. */
  helpNote: string = KEPT_LINE;

  constructor(params: PageParams) {
    const given = params.get('traceNo') ?? '';
    this.traceNo = TRACE.test(given) ? given : '';
    makeObservable(this, { helpNote: observable, phone: observable });
  }

  /** Outside these hours the phone is not answered: the page says so before the person dials. */
  get closed(): boolean {
    const hour = Number(timeText(serverDay.now()).split(':')[0]);
    return hour < SERVICE_HOURS.from || hour >= SERVICE_HOURS.to;
  }

  /** The page is there without an answer: it asks for the wording of one line, today's phone and the topics. */
  async load(): Promise<void> {
    await Promise.all([this.loadNote(), this.loadPhone(), this.topics.load()]);
  }

  call(): Promise<void> {
    return callService(this.phone);
  }

  async chat(): Promise<void> {
    await openTarget(CHAT_URL);
  }

  copyTrace(): Promise<void> {
    return copy(this.traceNo);
  }

  toHelp(): Promise<void> {
    return go('helpCenter', { traceNo: this.traceNo || undefined });
  }

  toTopic({ id }: Topic): Promise<void> {
    return go('helpCenter', { topic: id, traceNo: this.traceNo || undefined });
  }

  toSuggest(): Promise<void> {
    return go('suggest', this.traceNo === '' ? {} : { traceNo: this.traceNo });
  }

  private async loadNote(): Promise<void> {
    const variant = await variantOf('help-first');
    runInAction(() => (this.helpNote = SERVICE_TEXTS.helpNotes[variant]));
  }

  /** Spec §9: the phone is configuration, so it may change after a build. Without an answer the build's number stays. */
  private async loadPhone(): Promise<void> {
    const asked = call(systemCalls.getRedisValueByKey, { key: 'servicePhone' });
    const { value } = await asked.catch(() => ({ value: '' }));
    if (PHONE.test(value)) runInAction(() => (this.phone = value));
  }
}
