import { runInAction } from 'mobx';
import type { Request } from '@/contract';
import { documentCalls } from '@/contract/document';
import { identityCalls } from '@/contract/identity';
import { Consents } from '@/features/consents';
import { Form } from '@/model/form';
import { uuid } from '@/platform/random/uuid';
import { face } from '@/platform/face';
import { random } from '@/platform/random';
import { call } from '@/request';

interface OpeningTexts {
  /** The consent is missing. */
  readonly consent: string;
  readonly notOpened: string;
}

/** The consent of a face check, and its opening (spec §7 Native bridge handlers, handleFace). */
export class FaceOpening {
  readonly form;

  constructor(private readonly texts: OpeningTexts) {
    this.form = new Form({ consent: new Consents(['face'], texts.consent) });
  }

  /** After a check that was not finished, the button is ready again. `keep` stores the check before the person leaves. */
  start(
    scene: Request<'getH5Token'>['scene'],
    keep: (begun: { readonly faceNonce: string; readonly bizToken: string }) => void,
  ): Promise<boolean> {
    const placed = this.form.refusalsOf(identityCalls.getH5Token, {
      faceConsentMissing: 'consent',
      faceTriesUsedUp: 'form',
      idCardMissing: 'form',
      faceUnavailable: 'form',
    });
    return this.form.submit(async () => {
      await call(documentCalls.updateAppContractRecord, { scene: 'face', templateIds: ['face'] });
      await random.ready();
      // The result must come back to this device with the nonce made here.
      const nonce = uuid(random.bytes(16));
      const { bizToken, url } = await call(identityCalls.getH5Token, {
        scene,
        terminal: face.terminal,
        nonce,
      });
      keep({ faceNonce: nonce, bizToken });
      if ((await face.open(url)) !== 'left') this.say(this.texts.notOpened);
    }, placed);
  }

  /** Shown above the button. */
  say(problem: string): void {
    runInAction(() => {
      this.form.submission.problem = problem;
    });
  }
}
