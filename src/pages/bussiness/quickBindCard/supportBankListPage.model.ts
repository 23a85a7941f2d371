import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { quickBindingCalls } from '@/contract/quickBinding';
import { Resource } from '@/model/resource';
import { go, type PageParams } from '@/navigation';
import { call } from '@/request';
import { fromOf } from './parts/from';

export type Bank = Response<'qrySupportBankList'>['list'][number];

/** Banks whose own page binds a card, with a search by name. */
export class SupportBankListModel {
  readonly banks = new Resource<readonly Bank[]>(
    async () => (await call(quickBindingCalls.qrySupportBankList, {})).list,
  );
  wanted = '';
  private readonly from: ReturnType<typeof fromOf>;

  constructor(params: PageParams) {
    this.from = fromOf(params);
    makeAutoObservable<this, 'from'>(this, { banks: false, from: false });
  }

  load(): Promise<void> {
    return this.banks.load();
  }

  /** A bank may have opened or closed by now. */
  shown(): Promise<void> {
    return this.load();
  }

  search(text: string): void {
    this.wanted = text;
  }

  get found(): readonly Bank[] {
    const name = this.wanted.trim().replace(/\s+/g, '');
    return (this.banks.value ?? []).filter(({ bankName }) => bankName.includes(name));
  }

  open({ bankCode }: Bank): Promise<void> {
    return go('quickBindCard', { bankCode, from: this.from });
  }
}
