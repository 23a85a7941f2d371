import { CreditFlow } from '@/features/creditFlow';
import { begunCheck, endOfCheck, FaceOpening, forgetCheck } from '@/features/faceCheck';
import { Resource } from '@/model/resource';
import { back, currentRoute } from '@/navigation';
import { drafts } from '@/storage/drafts';
import { feedback } from '@/stores/feedback';
import { partnerReturn } from '@/stores/partnerReturn';
import { offerCheckByHand } from '../../parts/byHand';
import { FACE_TEXTS } from '../../texts';

/** The person is still on this page. */
const stays = (): boolean => currentRoute()?.key === 'faceStart' && !partnerReturn.leading;

/** Explains the face check, takes its consent and opens it. */
export class FaceStartModel {
  readonly flow = new CreditFlow(['faceStart']);
  readonly content = new Resource(() => this.fetch());
  readonly load = this.content.load;
  private readonly opening = new FaceOpening(FACE_TEXTS);
  readonly form = this.opening.form;

  /** Back from a page above. If the step was done already, leave for the front page, so that Back keeps leading backwards. */
  async shown(): Promise<void> {
    if (partnerReturn.leading) return;
    const justPassed = await this.passedUnseen();
    await this.flow.load().catch(() => undefined);
    if (!this.flow.hereDone || !stays()) return;
    await (justPassed ? this.flow.advance() : back('creditFront'));
  }

  start(): Promise<boolean> {
    return this.opening.start('credit', (begun) => drafts.keep('credit', begun));
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
    const begun = begunCheck('credit');
    if (begun === undefined) return false;
    const answer = await endOfCheck(begun, FACE_TEXTS.foreign).catch(() => undefined);
    const passed = answer?.result === 'passed' && stays();
    if (passed) {
      forgetCheck('credit');
      feedback.toast(FACE_TEXTS.passed);
    }
    return passed;
  }
}
