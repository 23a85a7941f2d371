import { makeObservable, observable, runInAction } from 'mobx';
import type { Request } from '@/contract';
import { repayCalls } from '@/contract/repay';
import { Resource } from '@/model/resource';
import { go, toTab } from '@/navigation';
import { call } from '@/request';
import { byMonth, type HistoryMonth, type HistoryRecord } from './parts/records';

export type HistoryKind = Request<'queryLoanRecordInfo'>['kind'];

export interface History {
  /** All months that have a record, for the filter: '2026-11'. */
  readonly months: readonly string[];
  /** The months after filtering. */
  readonly shown: readonly HistoryMonth[];
}

/** Drawings and repayments in one history. */
export class HistoryModel {
  readonly history = new Resource(() => this.fetch());
  kind: HistoryKind = 'all';
  /** '' for all months. */
  month = '';
  /** The history for a new filter is loading; the old list still shows. */
  filtering = false;

  constructor() {
    makeObservable(this, { kind: observable, month: observable, filtering: observable });
  }

  load(): Promise<void> {
    return this.history.load();
  }

  /** A record in processing may be final meanwhile. */
  shown(): Promise<void> {
    return this.load();
  }

  showKind(kind: HistoryKind): Promise<void> {
    return this.filter({ kind });
  }

  showMonth(month: string): Promise<void> {
    return this.filter({ month });
  }

  /** A drawing opens its own page, a repayment opens its loan's page. */
  async open({ loanNo }: HistoryRecord): Promise<void> {
    if (loanNo !== '') await go('iouDetails', { loanNo });
  }

  toHome(): Promise<void> {
    return toTab('home');
  }

  private async filter(changes: Partial<Pick<this, 'kind' | 'month'>>): Promise<void> {
    this.set({ ...changes, filtering: true });
    await this.history.load();
    this.set({ filtering: false });
  }

  private async fetch(): Promise<History> {
    const { kind, month } = this;
    const request = { kind, ...(month === '' ? {} : { month }) };
    const { months, records } = await call(repayCalls.queryLoanRecordInfo, request);
    return { months, shown: byMonth(records) };
  }

  private set(changes: Partial<Pick<this, 'kind' | 'month' | 'filtering'>>): void {
    runInAction(() => {
      Object.assign(this, changes);
    });
  }
}
