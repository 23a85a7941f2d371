import { action, computed, makeObservable, observable } from 'mobx';
import type { Response } from '@/contract';
import type { WechatTopic } from '@/contract/codes';
import { wechatMessageCalls } from '@/contract/wechatMessages';
import { onlyWarned } from '@/features/onlyWarned';
import { Submission } from '@/model/submission';
import { subscription } from '@/platform/subscription';
import { wechat } from '@/platform/wechat';
import { call } from '@/request';
import { OFFERS, type Offer, type Outcome } from './texts';

type Topics = Response<'wechatTopics'>['list'];

/** Messages in WeChat that the person can allow. On H5 there are none, and nothing is asked. */
export class WechatMessages {
  topics: Topics = [];
  /** What came of the last question. */
  outcome: Outcome | undefined = undefined;
  private readonly asking = new Submission();

  /** `offer`: what the page asks for by itself; none in the settings. */
  constructor(readonly offer?: Offer) {
    makeObservable<this, 'put' | 'end'>(this, {
      topics: observable.ref,
      outcome: observable,
      offered: computed,
      put: action,
      end: action,
    });
  }

  /** Never rejects: without an answer there is nothing to offer, and the SMS comes. */
  async load(): Promise<void> {
    if (!subscription.present) return;
    try {
      this.put((await call(wechatMessageCalls.wechatTopics, {})).list);
    } catch (failure) {
      onlyWarned('wechatTopics', failure);
    }
  }

  /** What this page may ask for by itself: nothing that is allowed already, or was refused before. */
  get offered(): readonly WechatTopic[] {
    const wanted: readonly WechatTopic[] = this.offer === undefined ? [] : OFFERS[this.offer].topics;
    return this.topics
      .filter(({ topic, askable }) => askable === 'Y' && wanted.includes(topic))
      .map(({ topic }) => topic);
  }

  /** Call it in a tap: WeChat opens its sheet only then. */
  async allow(topics: readonly WechatTopic[] = this.offered): Promise<void> {
    await this.asking.run(() => this.ask(this.topics.filter(({ topic }) => topics.includes(topic))));
  }

  private async ask(asked: Topics): Promise<void> {
    const answer = await subscription.ask(asked.map(({ templateId }) => templateId));
    if (!answer.ok) return this.end(answer.reason);
    const of = (ids: readonly string[]) =>
      asked.filter(({ templateId }) => ids.includes(templateId)).map(({ topic }) => topic);
    await this.keep(of(answer.accepted), of(answer.refused));
  }

  private async keep(accepted: WechatTopic[], refused: WechatTopic[]): Promise<void> {
    const code = accepted.length === 0 ? undefined : await wechat.login();
    try {
      const answer = await call(wechatMessageCalls.answerWechatTopics, {
        ...(code?.ok && { code: code.code }),
        ...{ accepted, refused },
      });
      this.put(answer.list);
      const kept = accepted.length > 0 && code?.ok;
      this.end(kept ? 'allowed' : accepted.length > 0 || refused.length === 0 ? 'unavailable' : 'refused');
    } catch (failure) {
      onlyWarned('answerWechatTopics', failure);
      this.end('unavailable');
    }
  }

  private put(topics: Topics): void {
    this.topics = topics;
  }

  private end(outcome: Outcome): void {
    this.outcome = outcome;
  }
}
