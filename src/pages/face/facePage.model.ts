import { begunCheck, endOfCheck, FaceOpening, forgetCheck } from '@/features/faceCheck';
import { currentRoute, toTab, type PageParams } from '@/navigation';
import { drafts } from '@/storage/drafts';
import { feedback } from '@/stores/feedback';
import { partnerReturn } from '@/stores/partnerReturn';
import { callerOf, toCaller, type FaceCaller } from './parts/callers';
import { FACE } from './parts/texts';

/** The stand-alone face check: says what it is for, takes its consent, and opens it (spec §7 handleFace). */
export class FacePageModel {
  /** Undefined: the address names no caller. */
  readonly caller: FaceCaller | undefined;
  private readonly opening = new FaceOpening(FACE);
  readonly form = this.opening.form;

  constructor(params: PageParams) {
    this.caller = callerOf(params.get('scene') ?? '', params.get('action') ?? '');
  }

  /** After a reload: the phone's Back on H5. */
  load(): Promise<void> {
    return this.shown();
  }

  /** Back from the check by the phone's Back key: if it was passed, continues without another page. */
  async shown(): Promise<void> {
    const begun = begunCheck('face');
    if (begun === undefined || partnerReturn.leading || !this.isBegunHere) return;
    const verdict = await endOfCheck(begun, FACE.foreign).catch(() => undefined);
    if (verdict === undefined || verdict.result === 'pending') return;
    forgetCheck('face');
    if (currentRoute()?.key !== 'checkFace') return;
    if (verdict.result === 'passed') {
      feedback.toast(FACE.passed);
      await this.leave();
    } else {
      this.opening.say(verdict.desc);
    }
  }

  async start(): Promise<boolean> {
    if (this.caller === undefined) return false;
    const { scene, action } = this.caller;
    return this.opening.start(scene, (begun) => drafts.keep('face', { scene, action, ...begun }));
  }

  /** The person may decline the face check: the identity check also takes ID number and code. */
  async otherWay(): Promise<void> {
    if (this.caller) await toCaller(this.caller);
  }

  async leave(): Promise<void> {
    await (this.caller ? toCaller(this.caller) : this.toHome());
  }

  toHome(): Promise<void> {
    return toTab('home');
  }

  private get isBegunHere(): boolean {
    const { scene, action } = drafts.get('face');
    return scene === this.caller?.scene && action === this.caller.action;
  }
}
