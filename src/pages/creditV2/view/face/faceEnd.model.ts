import { makeAutoObservable } from 'mobx';
import { CreditFlow } from '@/features/creditFlow';
import {
  begunCheck,
  endOfCheck,
  foreign,
  forgetCheck,
  isNamed,
  type FaceVerdict,
} from '@/features/faceCheck';
import { Poll } from '@/model/poll';
import { Resource } from '@/model/resource';
import { returnTo, type PageParams } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { offerCheckByHand } from '../../parts/byHand';
import { FACE_TEXTS } from '../../texts';

const PASSED: FaceVerdict = { result: 'passed', desc: FACE_TEXTS.passed, remainingTries: 0 };

/** Asks how the check ended; the address is only a hint. */
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
      forgetCheck('credit');
      feedback.toast(FACE_TEXTS.passed);
      await this.flow.advance();
    }
    return verdict;
  }

  private verdict(): Promise<FaceVerdict> {
    const begun = begunCheck('credit');
    return begun && isNamed(begun, this.params) ? endOfCheck(begun, FACE_TEXTS.foreign) : this.ofFlow();
  }

  /** After a reload the check's data are gone, but the step may be done. */
  private async ofFlow(): Promise<FaceVerdict> {
    await this.flow.load();
    return this.flow.hereDone ? PASSED : foreign(FACE_TEXTS.foreign);
  }
}
