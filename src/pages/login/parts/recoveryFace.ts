import { makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { recoveryCalls } from '@/contract/recovery';
import { Consents } from '@/features/consents';
import { Form } from '@/model/form';
import type { Placing } from '@/model/submission';
import { uuid } from '@/platform/random/uuid';
import type { PageParams } from '@/navigation';
import { face } from '@/platform/face';
import { random } from '@/platform/random';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';
import { recovery } from './recovery';
import { RECOVERY_TEXTS } from './recoveryTexts';

type Verdict = Pick<Response<'recoveryFaceResult'>, 'result' | 'desc' | 'remainingTries'>;

const KEY = /^[\w-]{1,64}$/;

const ended: Placing = (failure) => recovery.endedBy(failure);

/** The face check of a recovery: consent, start and result. */
export class RecoveryFace {
  readonly form = new Form({ consent: new Consents(['face'], RECOVERY_TEXTS.consentFace) });
  /** Result of the last check, unless it passed. */
  verdict: Verdict | undefined = undefined;

  constructor() {
    makeObservable(this, { verdict: observable.ref });
  }

  async start(): Promise<void> {
    await this.form.submit(() => this.leave(), ended);
  }

  /** Whether the person comes back from a check started on this device; the address is only a hint. */
  cameBack(params: PageParams): boolean {
    const { faceNonce, bizToken } = drafts.get('recovery');
    const ours = faceNonce !== '' && params.get('nonce') === faceNonce && params.get('bizToken') === bizToken;
    return ours && KEY.test(bizToken);
  }

  /** Asks how the check ended. True: it passed, and the recovery has moved on. */
  async ask(): Promise<boolean> {
    await this.form.submission.run(async () => {
      const { faceNonce: nonce, bizToken } = drafts.get('recovery');
      const answer = await call(recoveryCalls.recoveryFaceResult, {
        ticket: recovery.ticket,
        bizToken,
        nonce,
      });
      runInAction(() => {
        this.verdict = answer.result === 'passed' ? undefined : answer;
        recovery.moveOn(answer);
      });
    }, ended);
    return recovery.live && recovery.step === 'phone';
  }

  /** The result must come back to this device with the nonce made here. */
  private async leave(): Promise<void> {
    await random.ready();
    const nonce = uuid(random.bytes(16));
    const { bizToken, url } = await call(recoveryCalls.recoveryFace, {
      ticket: recovery.ticket,
      terminal: face.terminal,
      nonce,
      agreement: 'face',
    });
    drafts.keep('recovery', { faceNonce: nonce, bizToken });
    if ((await face.open(url)) === 'left') return;
    runInAction(() => {
      this.form.submission.problem = RECOVERY_TEXTS.faceNotOpened;
    });
  }
}
