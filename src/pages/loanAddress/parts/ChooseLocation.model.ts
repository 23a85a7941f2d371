import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { loanAddressCalls } from '@/contract/loanAddress';
import { Resource } from '@/model/resource';
import { back } from '@/navigation';
import { call } from '@/request';
import { addressDraft, NO_ADDRESS } from './addressDraft';

export type Place = Response<'queryPlaces'>['list'][number];

const DEBOUNCE_MS = 300;
const NOTHING: Response<'queryPlaces'> = { list: [], more: false };

/** Picks a place by its name, for a host without a map: the address goes into the draft, and Back leads to the form. */
export class ChooseLocationModel {
  keyword = '';
  readonly places = new Resource(() => this.find());
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { places: false, timer: false });
    this.places.put(NOTHING);
  }

  load(): void {
    // Search for places only when the person has typed something.
  }

  dispose(): void {
    clearTimeout(this.timer);
  }

  type(text: string): void {
    this.keyword = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.places.load(), DEBOUNCE_MS);
  }

  /** The keyboard's button does not wait for a pause. */
  search(): Promise<void> {
    clearTimeout(this.timer);
    return this.places.load();
  }

  async pick({ name, address, regionCodes, region }: Place): Promise<void> {
    await addressDraft.keep({
      ...NO_ADDRESS,
      ...{ regionCodes, region, place: name },
      detail: `${address} ${name}`,
    });
    await this.byHand();
  }

  byHand(): Promise<void> {
    return back('loanAddress');
  }

  private async find(): Promise<Response<'queryPlaces'>> {
    const keyword = this.keyword.trim();
    if (keyword === '') return NOTHING;
    const answer = await call(loanAddressCalls.queryPlaces, { keyword });
    return runInAction(() => answer);
  }
}
