import { makeAutoObservable } from 'mobx';
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
import { PageMoves, type PageParams, toTab } from '@/navigation';
import { drafts } from '@/storage/drafts';
import { feedback } from '@/stores/feedback';
import { checks } from '@/features/identityCheck';
import { callerOf, toCaller, type FaceCaller } from './parts/callers';
import { FACE } from './parts/texts';

/** Asks how the check ended; the address is only a hint, and the caller is the one that this device has stored. */
export class FaceEndPageModel {
  private readonly moves = new PageMoves();
  readonly caller: FaceCaller | undefined;
  readonly content = new Resource<FaceVerdict>(() => this.fetch());
  private readonly poll = new Poll(() => this.askAgain());

  constructor(private readonly params: PageParams) {
    const { scene, action } = drafts.get('face');
    this.caller = callerOf(scene, action);
    makeAutoObservable<this, 'poll' | 'params'>(this, {
      ...{ params: false, caller: false, content: false, poll: false },
    });
  }

  async load(): Promise<void> {
    await this.content.load();
    if (this.content.value?.result === 'pending') this.poll.start();
  }

  dispose(): void {
    this.poll.stop();
  }

  async leave(): Promise<void> {
    await (this.caller ? toCaller(this.caller) : toTab('home'));
  }

  /** Replaces this page by another check of the same caller. */
  async again(): Promise<void> {
    if (this.caller === undefined) return toTab('home');
    await this.moves.replace('checkFace', { scene: this.caller.scene, action: this.caller.action });
  }

  async otherWay(): Promise<void> {
    if (this.caller) await toCaller(this.caller);
  }

  private async askAgain(): Promise<boolean> {
    await this.content.load();
    return this.content.value?.result === 'pending';
  }

  private async fetch(): Promise<FaceVerdict> {
    const begun = begunCheck('face');
    // It was decided before: after a refresh, show the same end again instead of a missing check.
    if (begun === undefined || !isNamed(begun, this.params))
      return this.content.value ?? foreign(FACE.foreign);
    const verdict = await endOfCheck(begun, FACE.foreign);
    if (verdict.result !== 'pending') forgetCheck('face');
    if (verdict.result === 'passed') {
      checks.putFace(begun.bizToken);
      feedback.toast(FACE.passed);
      await this.leave();
    }
    return verdict;
  }
}
