import { computed, makeObservable } from 'mobx';
import { Resource } from '@/model/resource';
import { go, replace, type PageParams } from '@/navigation';
import { fetchIssued, type Certificate } from './parts/certificates';

/** The issued certificates; the address names them, so they are there after a reload. */
export class SettleSuccessModel {
  readonly issued = new Resource(fetchIssued);
  private readonly ids: readonly string[];

  constructor(params: PageParams) {
    this.ids = (params.get('ids') ?? '').split(',');
    makeObservable(this, { certificates: computed });
  }

  load(): Promise<void> {
    return this.issued.load();
  }

  get certificates(): readonly Certificate[] {
    return (this.issued.value?.certificates ?? []).filter(({ id }) => this.ids.includes(id));
  }

  /** Opens a single certificate itself; for several it opens the list. */
  open(): Promise<void> {
    const [first, ...more] = this.certificates;
    return first !== undefined && more.length === 0
      ? go('pdf', { fileId: first.fileId })
      : replace('settleHistory');
  }

  openHistory(): Promise<void> {
    return replace('settleHistory');
  }
}
