import { runInAction } from 'mobx';
import { documentCalls } from '@/contract/document';
import { identityCalls } from '@/contract/identity';
import { Consents } from '@/features/consents';
import { CreditFlow } from '@/features/creditFlow';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { uuid } from '@/model/uuid';
import { back, currentRoute } from '@/navigation';
import { face } from '@/platform/face';
import { random } from '@/platform/random';
import { call } from '@/request';
import { drafts } from '@/stores/drafts';
import { feedback } from '@/stores/feedback';
import { partnerReturn } from '@/stores/partnerReturn';
import { offerCheckByHand } from '../../parts/byHand';
import { FACE_TEXTS } from '../../texts';

/** The person is still on this page. */
const stays = (): boolean => currentRoute()?.key === 'faceStart' && !partnerReturn.leading;

/** Explains the face check, takes its consent and opens it (spec §7 Native bridge handlers, handleFace). */
export class FaceStartModel {
  readonly flow = new CreditFlow(['faceStart']);
  readonly content = new Resource(() => this.fetch());
  readonly load = this.content.load;
  readonly form = new Form({ consent: new Consents(['face'], FACE_TEXTS.consent) });

  /** Back from a page above. If the step was done already, leave for the front page, so that Back keeps leading backwards. */
  async shown(): Promise<void> {
    if (partnerReturn.leading) return;
    const justPassed = await this.passedUnseen();
    await this.flow.load().catch(() => undefined);
    if (!this.flow.hereDone || !stays()) return;
    await (justPassed ? this.flow.advance() : back('creditFront'));
  }

  /** After a check that was not finished, the button is ready again. */
  start(): Promise<boolean> {
    const placed = this.form.refusalsOf(identityCalls.getH5Token, {
      faceConsentMissing: 'consent',
      faceTriesUsedUp: 'form',
      idCardMissing: 'form',
      faceUnavailable: 'form',
    });
    return this.form.submit(() => this.leave(), placed);
  }

  byHand(): Promise<void> {
    return offerCheckByHand();
  }

  private async fetch(): Promise<true> {
    await this.passedUnseen();
    await this.flow.load();
    if (this.flow.hereDone) await this.flow.advance();
    return true;
  }

  /** A passed check whose result was never requested: the app was closed, or the callback page did not open. Requesting the result makes it count. */
  private async passedUnseen(): Promise<boolean> {
    const { faceNonce: nonce, bizToken } = drafts.get('credit');
    if (nonce === '' || bizToken === '') return false;
    const answer = await call(identityCalls.getAuthResult, { bizToken, nonce }).catch(() => undefined);
    const passed = answer?.result === 'passed' && stays();
    if (passed) {
      drafts.keep('credit', { faceNonce: '', bizToken: '' });
      feedback.toast(FACE_TEXTS.passed);
    }
    return passed;
  }

  /** The result must come back to this device with the nonce made here. */
  private async leave(): Promise<void> {
    await call(documentCalls.updateAppContractRecord, { scene: 'face', templateIds: ['face'] });
    await random.ready();
    const nonce = uuid(random.bytes(16));
    const { bizToken, url } = await call(identityCalls.getH5Token, {
      scene: 'credit',
      terminal: face.terminal,
      nonce,
    });
    drafts.keep('credit', { faceNonce: nonce, bizToken });
    if ((await face.open(url)) === 'left') return;
    runInAction(() => {
      this.form.submission.problem = FACE_TEXTS.notOpened;
    });
  }
}
