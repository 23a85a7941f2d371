import { makeObservable, observable, runInAction } from 'mobx';
import type { Request, Response } from '@/contract';
import { historyCalls } from '@/contract/history';
import { repayCalls } from '@/contract/repay';
import { Resource } from '@/model/resource';
import { loadAll } from '@/model/loadAll';
import { Poll } from '@/model/poll';
import { go } from '@/navigation';
import { call, CallFailure } from '@/request';
import { byMonth, type HistoryMonth, type HistoryRecord } from './parts/records';

type Answer = Response<'queryLoanRecordInfo'>;
export type HistoryKind = Request<'queryLoanRecordInfo'>['kind'];

export interface History {
  /** All months that have a record, for the filter: '2026-11'. */
  readonly months: readonly string[];
  readonly records: Answer['records'];
  /** The loaded records after filtering, by month. */
  readonly shown: readonly HistoryMonth[];
  readonly more: boolean;
}

/** Drawings and repayments in one history, loaded page by page. */
export class HistoryModel {
  readonly history = new Resource(() => this.fetch());
  /** Bank transfers under review: they are not in the history yet. If this call fails, the history is shown anyway. */
  readonly transfers = new Resource(async () => (await call(repayCalls.queryPendingRepayment, {})).transfers);
  kind: HistoryKind = 'all';
  /** '' for all months. */
  month = '';
  /** The history for a new filter is loading; the old list still shows. */
  filtering = false;
  /** The next page is loading, or was not loaded. */
  next: 'idle' | 'loading' | 'failed' = 'idle';

  private readonly poll = new Poll(async () => {
    // What the person has asked for comes first.
    if (this.filtering || this.next === 'loading') return true;
    await loadAll([this.history, this.transfers]);
    return this.undecided;
  });

  constructor() {
    makeObservable(this, { kind: observable, month: observable, filtering: observable, next: observable });
  }

  load(): Promise<void> {
    return this.poll.now();
  }

  dispose(): void {
    this.poll.stop();
  }

  /** A record in processing may be final by now. Loads again as many records as were shown. */
  shown(): Promise<void> {
    return this.load();
  }

  showKind(kind: HistoryKind): Promise<void> {
    return this.filter({ kind });
  }

  showMonth(month: string): Promise<void> {
    return this.filter({ month });
  }

  /** Loads the next page below the loaded ones. */
  async more(): Promise<void> {
    const before = this.history.value;
    if (!before?.more || this.next === 'loading' || this.filtering) return;
    this.set({ next: 'loading' });
    try {
      const page = await this.page(before.records);
      // A newer list may have replaced this one while we waited.
      if (this.history.value === before) this.history.put(page);
      this.set({ next: 'idle' });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      this.set({ next: 'failed' });
    }
  }

  /** Each record opens its details. */
  open({ kind, no }: HistoryRecord): Promise<void> {
    return kind === 'loan' ? go('loanDetail', { loanNo: no }) : go('repaymentDetail', { repayNo: no });
  }

  /** A record or a transfer has no result yet. */
  private get undecided(): boolean {
    const { records = [] } = this.history.value ?? {};
    return records.some(({ state }) => state === 'processing') || (this.transfers.value?.length ?? 0) > 0;
  }

  private async filter(changes: Partial<Pick<this, 'kind' | 'month'>>): Promise<void> {
    this.set({ ...changes, filtering: true });
    await this.history.load();
    this.set({ filtering: false });
  }

  /** As many records as were shown, unless the filter has changed. */
  private async fetch(): Promise<History> {
    const wanted = this.filtering ? 0 : (this.history.value?.records.length ?? 0);
    let history = await this.page([]);
    while (history.more && history.records.length < wanted) history = await this.page(history.records);
    return history;
  }

  /** These records and the page after them. */
  private async page(before: Answer['records']): Promise<History> {
    const { kind, month } = this;
    const after = before[before.length - 1]?.no;
    const answer = await call(historyCalls.queryLoanRecordInfo, {
      kind,
      ...(month === '' ? {} : { month }),
      ...(after === undefined ? {} : { after }),
    });
    const records = [...before, ...answer.records];
    const { months, sums, more } = answer;
    return { months, records, more, shown: byMonth({ records, sums }) };
  }

  private set(changes: Partial<Pick<this, 'kind' | 'month' | 'filtering' | 'next'>>): void {
    runInAction(() => {
      Object.assign(this, changes);
    });
  }
}
