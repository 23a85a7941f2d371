import { enterpriseCalls } from '@/contract/enterprise';
import { Resource } from '@/model/resource';
import { go, type PageParams } from '@/navigation';
import { call } from '@/request';
import { shownRecord, type ShownRecord } from './parts/employment';

const KEY = /^[\w-]{1,64}$/;

/** One submitted record, by the id in the address; null if this person has no record with that id. */
export class EnterpriseHistoryDetailModel {
  readonly record = new Resource(() => this.fetch());
  readonly load = this.record.load;

  constructor(readonly params: PageParams) {}

  fill(): Promise<void> {
    return go('enterpriseInfo');
  }

  private async fetch(): Promise<ShownRecord | null> {
    const recordId = this.params.get('id') ?? '';
    if (!KEY.test(recordId)) return null;
    const [record] = (await call(enterpriseCalls.enterpriseList, { recordId })).list;
    return record === undefined ? null : shownRecord(record);
  }
}
