import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { loanAddressCalls } from '@/contract/loanAddress';
import { loanStepCalls } from '@/contract/loanStep';
import { regionNames } from '@/domain/address/regionIn';
import { maskName } from '@/domain/person/mask';
import { Field } from '@/model/field';
import { Form, refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { go, PageMoves, replace } from '@/navigation';
import { call, CallFailure } from '@/request';
import { drafts } from '@/storage/drafts';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { addressDraft, NO_ADDRESS, type TypedAddress } from './parts/addressDraft';
import { hostMap } from './parts/hostMap';
import { ADDRESS_TEXTS } from './texts';

type Regions = Response<'queryRegions'>['list'];
type Position = Pick<TypedAddress, 'latitude' | 'longitude'>;

const NOWHERE: Position = { latitude: '', longitude: '' };
const LEAST_DETAIL = 4;

function detailProblem(typed: string): string {
  const text = typed.trim();
  if (text === '') return ADDRESS_TEXTS.detailMissing;
  return text.length < LEAST_DETAIL ? ADDRESS_TEXTS.detailShort : '';
}

/** The delivery address of an opened drawing, if the product asks for one. Typed text survives a reload. */
export class LoanAddressModel {
  private readonly moves = new PageMoves();
  readonly region: Field<readonly string[]> = new Field<readonly string[]>([], {
    check: (codes) => (codes.length === 0 ? ADDRESS_TEXTS.regionMissing : ''),
    keep: () => this.keep(),
  });
  readonly detail: Field = new Field('', {
    check: detailProblem,
    keep: () => this.keep(),
  });
  readonly form = new Form({ region: this.region, detail: this.detail });
  readonly regions = new Resource(() => this.fetch());
  readonly receiver = maskName(session.userInfo?.custName ?? '');
  /** Name of the picked place; '' if the address is typed. */
  place = '';
  private position = NOWHERE;
  private readonly placed = this.form.refusalsOf(loanAddressCalls.saveApplyLoanAddress, {
    drawingEnded: 'form',
    regionUnknown: 'region',
  });

  constructor() {
    makeAutoObservable<this, 'position' | 'placed'>(this, {
      ...{ region: false, detail: false, form: false, regions: false, receiver: false },
      ...{ position: false, placed: false },
    });
  }

  load(): Promise<void> | void {
    if (this.loanSeq === '') return replace('loan');
    return this.regions.load();
  }

  /** Back from choosing a place. */
  async shown(): Promise<void> {
    if (this.loanSeq === '') return replace('loan');
    if (this.regions.state === 'ready') this.put(await addressDraft.read());
  }

  /** The region or detail no longer matches the place: show the place no more. */
  typeDetail(text: string): void {
    this.forgetPlace();
    this.detail.type(text);
  }

  pickRegion(codes: readonly string[]): void {
    this.forgetPlace();
    this.region.type(codes);
  }

  /** On the host's map, or on our page for a host without one. */
  async choose(): Promise<void> {
    if (!hostMap.available()) return go('chooseLocation');
    const chosen = await hostMap.choose(this.regions.value ?? []);
    if (chosen === undefined) return;
    await addressDraft.keep(chosen);
    this.put(chosen);
    if (chosen.regionCodes.length === 0) this.region.refuse(ADDRESS_TEXTS.otherRegion);
  }

  async show(): Promise<void> {
    if (!(await hostMap.show(this.typed))) await go('openLocation');
  }

  async save(): Promise<void> {
    await this.form.submit(
      async () => {
        const { loanSeq, place } = this;
        const [regionCodes, detail] = [[...this.region.value], this.detail.value.trim()];
        await call(loanAddressCalls.saveApplyLoanAddress, { loanSeq, regionCodes, detail, place });
        addressDraft.drop();
        await this.moves.replace('loanFront');
      },
      (failure) => this.ended(failure) || this.placed(failure),
    );
  }

  private get loanSeq(): string {
    return drafts.get('loan').loanSeq;
  }

  private get typed(): TypedAddress {
    const codes = this.region.value;
    return {
      regionCodes: [...codes],
      region: regionNames(codes, this.regions.value ?? []),
      detail: this.detail.value,
      place: this.place,
      ...this.position,
    };
  }

  private keep(): void {
    void addressDraft.keep(this.typed);
  }

  private forgetPlace(): void {
    this.place = '';
    this.position = NOWHERE;
  }

  private put({ regionCodes, detail, place, latitude, longitude }: TypedAddress): void {
    if (regionCodes.length === 0 && detail === '') return;
    runInAction(() => {
      this.place = place;
      this.position = { latitude, longitude };
    });
    this.region.put(regionCodes);
    this.detail.put(detail);
  }

  /** The regions, and the known address: typed here, or given for an earlier drawing. */
  private async fetch(): Promise<Regions> {
    const [{ list }, typed, { address }] = await Promise.all([
      call(loanAddressCalls.queryRegions, {}),
      addressDraft.read(),
      call(loanStepCalls.dataFill, { loanSeq: this.loanSeq }).catch((failure: unknown) => {
        if (failure instanceof CallFailure) this.ended(failure);
        throw failure;
      }),
    ]);
    const known = typed.detail === '' && typed.regionCodes.length === 0 ? address : typed;
    this.put({ ...NO_ADDRESS, ...known });
    return list;
  }

  /** The drawing was submitted from another window, or a day has passed. */
  private ended(failure: CallFailure): boolean {
    if (refusalName(loanStepCalls.dataFill, failure) !== 'drawingEnded') return false;
    drafts.keep('loan', { loanSeq: '', signSeq: '' });
    feedback.toast(failure.message);
    void replace('loan');
    return true;
  }
}
