import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { identityCalls } from '@/contract/identity';
import { CreditFlow } from '@/features/creditFlow';
import { refusalName } from '@/model/form';
import { Poll } from '@/model/poll';
import { Resource } from '@/model/resource';
import { returnTo, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { drafts } from '@/stores/drafts';
import { feedback } from '@/stores/feedback';
import { offerCheckByHand } from '../../parts/byHand';
import { FACE_TEXTS } from '../../texts';

type Answer = Response<'getAuthResult'>;

/** `foreign`: the check was not started on this device. */
export interface FaceVerdict {
  readonly result: Answer['result'] | 'foreign';
  readonly desc: string;
  readonly remainingTries: number;
}

const FOREIGN: FaceVerdict = { result: 'foreign', desc: FACE_TEXTS.foreign, remainingTries: 1 };
const PASSED: FaceVerdict = { result: 'passed', desc: FACE_TEXTS.passed, remainingTries: 0 };
const KEY = /^[\w-]{1,64}$/;

/** Asks how the check ended; the address is only a hint (spec §7 getAuthResult). */
export class FaceEndModel {
  readonly flow = new CreditFlow(['faceStart']);
  readonly content = new Resource(() => this.fetch());
  private readonly poll = new Poll(() => this.askAgain());

  constructor(readonly params: PageParams) {
    makeAutoObservable<this, 'poll'>(this, { params: false, flow: false, content: false, poll: false });
  }

  async load(): Promise<void> {
    await this.content.load();
    if (this.content.value?.result === 'pending') this.poll.start();
  }

  dispose(): void {
    this.poll.stop();
  }

  retry(): Promise<void> {
    return returnTo('faceStart');
  }

  toFront(): Promise<void> {
    return returnTo('creditFront');
  }

  byHand(): Promise<void> {
    return offerCheckByHand();
  }

  private async askAgain(): Promise<boolean> {
    await this.content.load();
    return this.content.value?.result === 'pending';
  }

  private async fetch(): Promise<FaceVerdict> {
    const verdict = await this.verdict();
    if (verdict.result === 'passed') {
      drafts.keep('credit', { faceNonce: '', bizToken: '' });
      feedback.toast(FACE_TEXTS.passed);
      await this.flow.advance();
    }
    return verdict;
  }

  private async verdict(): Promise<FaceVerdict> {
    const { faceNonce, bizToken } = drafts.get('credit');
    const nonce = this.params.get('nonce') ?? faceNonce;
    const token = this.params.get('bizToken') ?? bizToken;
    const ours = faceNonce !== '' && nonce === faceNonce && token === bizToken && KEY.test(token);
    return ours ? this.ask(token, nonce) : this.ofFlow();
  }

  private async ask(bizToken: string, nonce: string): Promise<FaceVerdict> {
    const { getAuthResult } = identityCalls;
    try {
      return await call(getAuthResult, { bizToken, nonce });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (refusalName(getAuthResult, failure) !== 'faceCheckUnknown') throw failure;
      return FOREIGN;
    }
  }

  /** After a reload the check's data are gone, but the step may be done. */
  private async ofFlow(): Promise<FaceVerdict> {
    await this.flow.load();
    return this.flow.hereDone ? PASSED : FOREIGN;
  }
}
