import { enterpriseCalls } from '@/contract/enterprise';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';
import { shownRecord, type ShownRecord } from './parts/employment';

/** Submitted employment records, newest first, with their state. */
export class EnterpriseHistoryModel {
  readonly records = new Resource(() => this.fetch());
  readonly load = this.records.load;

  /** The employer may have confirmed a record by now. */
  readonly shown = this.load;

  open(id: string): Promise<void> {
    return go('enterpriseHistoryDetail', { id });
  }

  fill(): Promise<void> {
    return go('enterpriseInfo');
  }

  private async fetch(): Promise<readonly ShownRecord[]> {
    return (await call(enterpriseCalls.enterpriseList, {})).list.map(shownRecord);
  }
}
