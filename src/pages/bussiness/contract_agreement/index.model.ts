import type { Response } from '@/contract';
import { historyCalls } from '@/contract/history';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';

export type Contracts = Response<'queryContractList'>;

/** All signed contracts by loan, and the agreements that the person has accepted. */
export class ContractsModel {
  readonly contracts = new Resource(() => call(historyCalls.queryContractList, {}));

  load(): Promise<void> {
    return this.contracts.load();
  }

  shown(): Promise<void> {
    return this.load();
  }

  open(fileId: string): Promise<void> {
    return go('pdf', { fileId });
  }

  /** Shows the text that the person agreed to. If it is older than our stored papers, shows the current text. */
  openAgreement({ fileId, templateId }: Contracts['agreements'][number]): Promise<void> {
    return fileId === '' ? go('contractTemplate', { id: templateId }) : this.open(fileId);
  }
}
