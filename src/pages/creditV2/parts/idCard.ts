import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { documentCalls } from '@/contract/document';
import { identityCalls } from '@/contract/identity';
import { CreditFlow } from '@/features/creditFlow';
import type { PictureSource } from '@/features/pictures';
import { READING } from '@/features/pictures';
import { sayFirst } from '@/features/sayFirst';
import { Resource } from '@/model/resource';
import { go, replace, type RouteKey } from '@/navigation';
import { call, upload, type PickedUpload } from '@/request';
import { OCR_TEXTS } from '../texts';
import { BackSide } from './backSide';
import { FrontSide } from './frontSide';

export type Side = 'front' | 'back';

const PAGES: Readonly<Record<Side, RouteKey>> = { front: 'ocrA', back: 'ocrB' };

/** The ID card step, with one side or both: consent, pictures, correction, confirmation. */
export class IdCardStep {
  readonly flow: CreditFlow;
  readonly content = new Resource(() => this.fetch());
  readonly front = new FrontSide();
  readonly back = new BackSide();
  /** False to begin with: no consent is ticked beforehand. */
  agreed = false;
  agreementError = '';
  /** Of which side a picture is to be taken: the choice between camera and album is open. */
  choosing: Side | undefined = undefined;
  busy = false;
  private recorded = false;

  /** `page`: the page's own; the step may also be configured with the page of both sides. */
  constructor(
    page: RouteKey,
    readonly sides: readonly Side[],
  ) {
    this.flow = new CreditFlow([page, 'ocrTab']);
    makeAutoObservable<this, 'recorded'>(this, {
      flow: false,
      content: false,
      front: false,
      back: false,
      sides: false,
      recorded: false,
    });
  }

  load(): Promise<void> {
    return this.content.load();
  }

  dispose(): void {
    this.front.shot.clear();
    this.back.shot.clear();
  }

  agree(agreed: boolean): void {
    this.agreed = agreed;
    this.agreementError = '';
  }

  openAgreement(id: string): Promise<void> {
    return go('contractTemplate', { id });
  }

  /** A picture of this side is wanted: not before the consent. */
  choose(side: Side): void {
    if (this.agreed) {
      this.choosing = side;
      return;
    }
    this.agreementError = OCR_TEXTS.consent;
    sayFirst(this.agreementError);
  }

  closeChoice(): void {
    this.choosing = undefined;
  }

  async take(side: Side, from: PictureSource): Promise<void> {
    const target = this[side];
    await target.shot.take(
      from,
      (picture) => this.read(side, picture),
      (reading) => target.show(reading),
    );
  }

  /** Saves what was read anew, then goes on. */
  async confirm(): Promise<void> {
    if (this.busy) return;
    if (!this.check()) return this.sayFault();
    this.busy = true;
    try {
      if (await this.save()) await this.goOn();
      else this.sayFault();
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private async fetch(): Promise<true> {
    const [onFile] = await Promise.all([call(identityCalls.queryCertIdValidity, {}), this.flow.load()]);
    runInAction(() => {
      this.front.keep(onFile.front);
      this.back.keep(onFile.back);
    });
    return true;
  }

  private check(): boolean {
    // Both, so that everything that is missing is said at once.
    return this.sides.map((side) => this[side].check()).every(Boolean);
  }

  private sayFault(): void {
    const { front, back, sides } = this;
    const faults = {
      front: [front.shot.message, front.nameError, front.idNoError],
      back: [back.shot.message],
    };
    sayFirst(...sides.flatMap((side) => faults[side]));
  }

  private async save(): Promise<boolean> {
    for (const side of this.sides) if (!(await this[side].save())) return false;
    return true;
  }

  /** To the side that has its own page and is not known yet, else to the next step. */
  private async goOn(): Promise<void> {
    const missing = (['front', 'back'] as const).find(
      (side) => !this.sides.includes(side) && !this[side].settled,
    );
    if (missing) await replace(PAGES[missing]);
    else await this.flow.advance();
  }

  /** The consent is recorded before the picture leaves the device. */
  private async read(side: Side, picture: PickedUpload): Promise<Response<'idCardOcr'>> {
    await this.recordConsent();
    return upload(identityCalls.idCardOcr, { side }, [picture], { loading: READING });
  }

  /** Once for each tick: what is read from the picture needs it. */
  private async recordConsent(): Promise<void> {
    if (this.recorded) return;
    await call(documentCalls.updateAppContractRecord, { scene: 'id-card', templateIds: ['id-card'] });
    this.recorded = true;
  }
}
