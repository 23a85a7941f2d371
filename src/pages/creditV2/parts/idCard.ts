import { runInAction } from 'mobx';
import type { Response } from '@/contract';
import { documentCalls } from '@/contract/document';
import { identityCalls } from '@/contract/identity';
import { Consents } from '@/features/consents';
import { CreditFlow } from '@/features/creditFlow';
import { photographInTurn, READING } from '@/features/pictures';
import type { Field } from '@/model/field';
import { Form } from '@/model/form';
import { pointOut } from '@/model/pointOut';
import { Resource } from '@/model/resource';
import type { Placing } from '@/model/submission';
import { replace, type RouteKey } from '@/navigation';
import { call, type PickedUpload } from '@/request';
import { OCR_TEXTS } from '../texts';
import type { BackFields } from './backFields';
import { BACK_REFUSALS, BackSide } from './backSide';
import { FRONT_REFUSALS, FrontSide } from './frontSide';

export type Side = 'front' | 'back';

const PAGES: Readonly<Record<Side, RouteKey>> = { front: 'ocrA', back: 'ocrB' };

/** The ID card step for one side or both: consent, pictures, corrections, confirmation. */
export class IdCardStep {
  readonly flow: CreditFlow;
  readonly content = new Resource(() => this.fetch());
  readonly front: FrontSide;
  readonly back: BackSide;
  readonly consent = new Consents(['id-card'], OCR_TEXTS.consent);
  readonly form: Form<
    { front: FrontSide; name: Field; idNo: Field; back: BackSide } & Pick<
      BackFields,
      'authority' | 'validFrom' | 'validTo'
    >
  >;
  private recorded = false;
  private disposed = false;

  /** `page`: this page; the step may also be configured with the page of both sides. */
  constructor(
    private readonly page: RouteKey,
    readonly sides: readonly Side[],
  ) {
    this.flow = new CreditFlow([page, 'ocrTab']);
    const front = (this.front = new FrontSide(sides.includes('front')));
    const back = (this.back = new BackSide(sides.includes('back')));
    const { authority, validFrom, validTo } = back.fields;
    this.form = new Form({ front, name: front.name, idNo: front.idNo, back, authority, validFrom, validTo });
  }

  load(): Promise<void> {
    return this.content.load();
  }

  dispose(): void {
    this.disposed = true;
    this.front.shot.clear();
    this.back.shot.clear();
  }

  /** A picture was read, and its fields wait to be checked. */
  get toCheck(): boolean {
    return this.sides.some((side) => this[side].shot.state === 'ok');
  }

  /** Asks for the picture of this side, only after the consent. */
  async take(side: Side): Promise<void> {
    if (!this.consent.check()) return pointOut();
    await this.photograph(side);
  }

  /** The consent was what the camera waited for. */
  async agreed(): Promise<void> {
    const next = this.nextMissing;
    if (next !== undefined) await this.photograph(next);
  }

  /** Saves the new readings, then goes on. */
  async confirm(): Promise<void> {
    let saved: Side = 'front';
    const save = async (): Promise<void> => {
      for (const side of this.sides) {
        saved = side;
        await this[side].save();
      }
      await this.goOn();
    };
    await this.form.submit(save, (failure) => this.placing[saved](failure));
  }

  /** The first side that is not there yet. */
  private get nextMissing(): Side | undefined {
    return this.sides.find((side) => this[side].missing);
  }

  private photograph(first: Side): Promise<void> {
    return photographInTurn(first, {
      page: this.page,
      take: (side) => {
        const target = this[side];
        return target.shot.take(
          (picture) => this.read(side, picture),
          (reading) => target.show(reading),
        );
      },
      missing: () => (this.disposed ? undefined : this.nextMissing),
    });
  }

  private get placing(): Readonly<Record<Side, Placing>> {
    const { ocrVerify } = identityCalls;
    return {
      front: this.form.refusalsOf(ocrVerify, FRONT_REFUSALS),
      back: this.form.refusalsOf(ocrVerify, BACK_REFUSALS),
    };
  }

  private async fetch(): Promise<true> {
    const [onFile] = await Promise.all([call(identityCalls.queryCertIdValidity, {}), this.flow.load()]);
    runInAction(() => {
      this.front.keep(onFile.front);
      this.back.keep(onFile.back);
    });
    return true;
  }

  /** To the page of the other side if that side is still missing, otherwise to the next step. */
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
    return call(identityCalls.idCardOcr, { side }, { files: [picture], loading: READING });
  }

  /** Records the consent once per tick: reading a picture requires it. */
  private async recordConsent(): Promise<void> {
    if (this.recorded) return;
    await call(documentCalls.updateAppContractRecord, { scene: 'id-card', templateIds: ['id-card'] });
    this.recorded = true;
  }
}
