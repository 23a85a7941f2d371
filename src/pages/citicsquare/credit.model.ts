import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { partnerCalls } from '@/contract/partner';
import { act } from '@/features/entry';
import { fetchRateRange } from '@/features/rateRange';
import { Resource } from '@/model/resource';
import { type PageParams } from '@/navigation';
import { call } from '@/request';
import { fetchProductStatus } from '@/stores/productStatus';
import { nextOf, type Next } from './parts/next';

export interface SquareCredit {
  readonly next: Next;
  readonly given: Response<'squareAuthorization'>['given'];
}

/** Credit entry of the plaza's customers (spec §2, citicsquare/credit): their credit status, and the data handed over. */
export class SquareCreditModel {
  readonly content = new Resource(fetchContent);

  constructor(readonly params: PageParams) {
    makeAutoObservable(this, { params: false, content: false });
  }

  load(): Promise<void> {
    return this.content.load();
  }

  /** Back from the application or the authorisation. */
  shown(): Promise<void> {
    return this.load();
  }

  async act(): Promise<void> {
    const next = this.content.value?.next;
    if (next !== undefined) await act(next.action);
  }
}

async function fetchContent(): Promise<SquareCredit> {
  const [status, { given }, range] = await Promise.all([
    fetchProductStatus(),
    call(partnerCalls.squareAuthorization, {}),
    // If the call fails, the page says that the decision sets the rate.
    fetchRateRange().catch(() => undefined),
  ]);
  return { next: nextOf(status, range), given };
}
