import { Consents } from '@/features/consents';
import { photographInTurn } from '@/features/pictures';
import { pointOut } from '@/model/pointOut';
import { replace, returnTo, type PageParams } from '@/navigation';
import { recovery } from '../parts/recovery';
import { RecoveryFace } from '../parts/recoveryFace';
import { RecoverySide } from '../parts/recoverySide';
import { RECOVERY_TEXTS } from '../parts/recoveryTexts';
import { ResumeForm } from '../parts/resumeForm';
import { callService } from '../parts/serviceCall';

const SIDES = ['front', 'back'] as const;
type Side = (typeof SIDES)[number];

/** Step 2 of the recovery: both sides of the ID card, then the face check if the gateway asks for it. */
export class RecoveryIdCardModel {
  readonly front = new RecoverySide('front');
  readonly back = new RecoverySide('back');
  readonly face = new RecoveryFace();
  readonly resume = new ResumeForm(() => this.goOn());
  readonly consent = new Consents(['id-card'], RECOVERY_TEXTS.consentIdCard);

  constructor(readonly params: PageParams) {}

  /** After a reload there is no ticket: the page first checks who the person is, then continues without a tap. */
  load(): Promise<void> {
    recovery.remember();
    return recovery.live ? this.goOn() : Promise.resolve();
  }

  /** Back from the face check or from its result page. */
  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.front.shot.clear();
    this.back.shot.clear();
  }

  /** The ID card is done; only the face check is missing. */
  get atFace(): boolean {
    return recovery.step === 'face';
  }

  get done(): boolean {
    return recovery.step === 'phone';
  }

  /** Asks for the picture of this side, only after the consent. */
  async take(side: Side): Promise<void> {
    if (!this.consent.check()) return pointOut();
    await photographInTurn(side, {
      page: 'recoveryIdCard',
      take: (one) => this[one].take(),
      missing: () => this.missing,
    });
  }

  /** The consent was what the camera waited for. */
  async agreed(): Promise<void> {
    if (this.missing !== undefined) await this.take(this.missing);
  }

  callService(): Promise<void> {
    return callService();
  }

  /** The page's button: shows what is missing, or goes on. */
  async next(): Promise<void> {
    if (this.done) return replace('recoveryPhone');
    if (this.atFace) return this.face.start();
    this.consent.check();
    if (this.front.state === 'empty') this.front.shot.fail(RECOVERY_TEXTS.frontMissing);
    if (this.back.state === 'empty') this.back.shot.fail(RECOVERY_TEXTS.backMissing);
    pointOut();
  }

  async askFace(): Promise<void> {
    if (await this.face.ask()) await this.leaveFace();
  }

  private get missing(): Side | undefined {
    return SIDES.find((side) => !this[side].known && !this[side].shot.taken);
  }

  private async goOn(): Promise<void> {
    if (this.done) return replace('recoveryPhone');
    if (this.atFace && this.face.cameBack(this.params)) await this.askFace();
  }

  /** In the mini-program the page that started the check is still below: return to it. */
  private leaveFace(): Promise<void> {
    return returnTo('recoveryIdCard');
  }
}
