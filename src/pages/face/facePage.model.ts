import { runInAction } from 'mobx';
import { documentCalls } from '@/contract/document';
import { identityCalls } from '@/contract/identity';
import { Consents } from '@/features/consents';
import { Form } from '@/model/form';
import { uuid } from '@/model/uuid';
import { currentRoute, toTab, type PageParams } from '@/navigation';
import { face } from '@/platform/face';
import { random } from '@/platform/random';
import { call } from '@/request';
import { drafts } from '@/stores/drafts';
import { feedback } from '@/stores/feedback';
import { partnerReturn } from '@/stores/partnerReturn';
import { begunCheck, endOfCheck } from './parts/begun';
import { callerOf, toCaller, type FaceCaller } from './parts/callers';
import { FACE } from './parts/texts';

/** The stand-alone face check: says what it is for, takes its consent, and opens it (spec §7 handleFace). */
export class FacePageModel {
  /** Undefined: the address names no caller. */
  readonly caller: FaceCaller | undefined;
  readonly form = new Form({ consent: new Consents(['face'], FACE.consent) });

  constructor(params: PageParams) {
    this.caller = callerOf(params.get('scene') ?? '', params.get('action') ?? '');
  }

  /** After a reload: the phone's Back on H5. */
  load(): Promise<void> {
    return this.shown();
  }

  /** Back from the check by the phone's Back key: if it was passed, continues without another page. */
  async shown(): Promise<void> {
    const begun = begunCheck();
    if (begun === undefined || partnerReturn.leading || !this.isBegunHere) return;
    const verdict = await endOfCheck(begun).catch(() => undefined);
    if (verdict === undefined || verdict.result === 'pending' || currentRoute()?.key !== 'checkFace') return;
    if (verdict.result === 'passed') {
      feedback.toast(FACE.passed);
      await this.leave();
    } else {
      this.say(verdict.desc);
    }
  }

  start(): Promise<boolean> {
    const placed = this.form.refusalsOf(identityCalls.getH5Token, {
      faceConsentMissing: 'consent',
      faceTriesUsedUp: 'form',
      idCardMissing: 'form',
      faceUnavailable: 'form',
    });
    return this.form.submit(() => this.open(), placed);
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

  /** The result must come back to this device with the nonce made here. */
  private async open(): Promise<void> {
    if (this.caller === undefined) return;
    const { scene, action } = this.caller;
    await call(documentCalls.updateAppContractRecord, { scene: 'face', templateIds: ['face'] });
    await random.ready();
    const nonce = uuid(random.bytes(16));
    const { bizToken, url } = await call(identityCalls.getH5Token, { scene, terminal: face.terminal, nonce });
    drafts.keep('face', { scene, action, faceNonce: nonce, bizToken });
    if ((await face.open(url)) !== 'left') this.say(FACE.notOpened);
  }

  private say(problem: string): void {
    runInAction(() => {
      this.form.submission.problem = problem;
    });
  }
}
