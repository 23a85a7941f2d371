import { makeObservable } from 'mobx';
import type { Response } from '@/contract';
import type { IdCardSide } from '@/contract/codes';
import { documentCalls } from '@/contract/document';
import { idCardRenewalCalls } from '@/contract/idCardRenewal';
import { identityCalls } from '@/contract/identity';
import { Consents } from '@/features/consents';
import { checks } from '@/features/identityCheck';
import { photographInTurn, READING } from '@/features/pictures';
import { Form, refusalName } from '@/model/form';
import { pointOut } from '@/model/pointOut';
import { Resource } from '@/model/resource';
import { PageMoves, toTab } from '@/navigation';
import { call, CallFailure, type PickedUpload } from '@/request';
import { NewSide } from './parts/newSide';
import { RENEW } from './parts/texts';

type Renewal = Response<'queryIdCardRenewal'>;
export type OnFile = NonNullable<Renewal['onFile']>;
const SIDES = ['front', 'back'] as const;
const RENEWING = 'renewIdCard';

/**
 * Renews the ID card on file: both sides of the new card, then the identity check. The gateway keeps the readings for an hour, so a reload
 * or a face check in between loses nothing.
 */
export class IdCardUpdateModel {
  private readonly moves = new PageMoves();
  readonly renewal = new Resource<Renewal>(() => this.fetch());
  readonly consent = new Consents(['id-card'], RENEW.consent);
  readonly front = new NewSide<NonNullable<Renewal['front']>>({
    missing: RENEW.frontMissing,
    unfit: () => '',
  });
  readonly back = new NewSide<NonNullable<Renewal['back']>>({
    missing: RENEW.backMissing,
    unfit: ({ validity }) => (validity === 'expired' ? RENEW.backExpired : ''),
  });
  readonly form = new Form({ front: this.front, back: this.back });
  private recorded = false;
  private readonly refused = this.form.refusalsOf(idCardRenewalCalls.renewIdCard, {
    personDiffers: 'front',
    renewalTriesUsedUp: 'front',
    cardNotNewer: 'back',
    idCardExpired: 'back',
    detailsWrong: 'back',
    pictureGone: 'form',
    idCardMissing: 'form',
    checkMissing: 'form',
  });

  constructor() {
    makeObservable(this, {});
  }

  async load(): Promise<void> {
    await this.renewal.load();
    await this.goOn();
  }

  /** Back from the identity check. */
  async shown(): Promise<void> {
    if (this.renewal.state !== 'ready') return this.load();
    await this.goOn();
  }

  dispose(): void {
    this.front.shot.clear();
    this.back.shot.clear();
  }

  /** Asks for the picture of this side, only after the consent. */
  async take(side: IdCardSide): Promise<void> {
    if (!this.consent.check()) return pointOut();
    await photographInTurn(side, {
      page: 'idCardUpdate',
      take: (one) => this.photograph(one),
      missing: () => this.missing,
    });
  }

  /** The consent was what the camera waited for. */
  async agreed(): Promise<void> {
    if (this.missing !== undefined) await this.take(this.missing);
  }

  /** Both sides are there: checks the identity, then renews. */
  async submit(): Promise<void> {
    await this.form.submit(
      () => this.renew(),
      (failure) => this.refused(failure),
    );
  }

  toHome(): Promise<void> {
    return toTab('home');
  }

  /** The first side that was neither taken nor read before. */
  private get missing(): IdCardSide | undefined {
    return SIDES.find((side) => this[side].read === null && !this[side].shot.taken);
  }

  private photograph(side: IdCardSide): Promise<boolean> {
    return this[side].shot.take(
      (picture) => this.read(side, picture),
      () => this.show(side),
    );
  }

  /** After the identity check the renewal continues without a tap. */
  private async goOn(): Promise<void> {
    if (checks.has(RENEWING) && this.front.check() && this.back.check()) await this.submit();
  }

  private async renew(): Promise<void> {
    const checkToken = checks.take(RENEWING);
    if (checkToken === undefined) return checks.ask(RENEWING);
    const pictures = { frontImageId: this.front.imageId, backImageId: this.back.imageId };
    try {
      await call(idCardRenewalCalls.renewIdCard, { ...pictures, checkToken });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      const name = refusalName(idCardRenewalCalls.renewIdCard, failure);
      if (name === 'checkMissing') return checks.ask(RENEWING);
      if (name === 'pictureGone') await this.askAgain(failure.message);
      // Nothing was stored: the check is still valid for the corrected pictures.
      if (failure.kind === 'business') checks.put(RENEWING, checkToken);
      throw failure;
    }
    await this.moves.replace('idCardUpdated');
  }

  /** The hour is over: the person photographs the sides again that the gateway no longer has. */
  private async askAgain(why: string): Promise<void> {
    await this.renewal.load();
    for (const side of [this.front, this.back]) if (side.read === null) side.refuse(why);
  }

  /** The consent is recorded before the picture leaves the device. */
  private async read(side: IdCardSide, picture: PickedUpload): Promise<void> {
    if (!this.recorded) {
      await call(documentCalls.updateAppContractRecord, { scene: 'id-card', templateIds: ['id-card'] });
      this.recorded = true;
    }
    await call(identityCalls.idCardOcr, { side }, { files: [picture], loading: READING });
    this.renewal.put(await call(idCardRenewalCalls.queryIdCardRenewal, {}));
  }

  private show(side: IdCardSide): void {
    const { value } = this.renewal;
    if (value === undefined) return;
    if (side === 'front') this.front.put(value.front);
    else this.back.put(value.back);
  }

  private async fetch(): Promise<Renewal> {
    const answer = await call(idCardRenewalCalls.queryIdCardRenewal, {});
    this.front.put(answer.front);
    this.back.put(answer.back);
    return answer;
  }
}
