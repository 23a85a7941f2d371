import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { recoveryCalls } from '@/contract/recovery';
import { placeRefusal } from '@/features/refusal';
import { uuid } from '@/model/uuid';
import type { PageParams } from '@/navigation';
import { face } from '@/platform/face';
import { random } from '@/platform/random';
import { call } from '@/request';
import { drafts } from '@/stores/drafts';
import { recovery } from './recovery';
import { RECOVERY_TEXTS } from './recoveryTexts';

type Verdict = Pick<Response<'recoveryFaceResult'>, 'result' | 'desc' | 'remainingTries'>;

const KEY = /^[\w-]{1,64}$/;
/** Contract recoveryFace: none left today, none to be had; recoveryFaceResult: not this check. */
const PLACES: ReadonlyMap<string, 'check'> = new Map(
  ['100411', '100416', '100417'].map((code) => [code, 'check']),
);

/** The face check of a recovery: its own consent, the way there, and what came of it. */
export class RecoveryFace {
  /** False to begin with: no consent is ticked beforehand. */
  agreed = false;
  agreementError = '';
  problem = '';
  /** How the last check ended, while it did not pass. */
  verdict: Verdict | undefined = undefined;
  busy = false;

  constructor() {
    makeAutoObservable(this);
  }

  agree(agreed: boolean): void {
    this.agreed = agreed;
    this.agreementError = '';
  }

  async start(): Promise<void> {
    if (this.busy) return;
    if (!this.agreed) {
      this.agreementError = RECOVERY_TEXTS.consentFace;
      return;
    }
    await this.guarded(() => this.leave());
  }

  /** Whether the person comes from a check: what the address says is a hint only, and has to be this device's own. */
  cameBack(params: PageParams): boolean {
    const { faceNonce, bizToken } = drafts.get('recovery');
    const ours = faceNonce !== '' && params.get('nonce') === faceNonce && params.get('bizToken') === bizToken;
    return ours && KEY.test(bizToken);
  }

  /** Asks how the check ended. True: passed, and the recovery has moved on. */
  async ask(): Promise<boolean> {
    await this.guarded(async () => {
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
    });
    return recovery.live && recovery.step === 'phone';
  }

  /** The result must come back with the value made here, to this device. */
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
      this.problem = RECOVERY_TEXTS.faceNotOpened;
    });
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await work();
    } catch (failure) {
      if (!recovery.endedBy(failure)) {
        const refusal = placeRefusal(failure, PLACES);
        runInAction(() => {
          this.problem = refusal?.message ?? '';
        });
      }
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
