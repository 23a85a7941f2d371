import { computed, makeObservable, observable, runInAction } from 'mobx';
import { addDays, daysBetween } from '@/domain/dates/civil';
import { CallFailure } from '@/request';
import type { LoanFigures } from '@/domain/repay/loanFigures';
import { fetchQuote, type Quote } from './quote';

/** Contract repaymentTrial: a payoff can be quoted this many days ahead. */
const MOST_DAYS = 31;
const DEBOUNCE_MS = 250;

/** Cost of paying off a loan on a day that the person chooses: requested once the slider rests, and only once per day. */
export class PayoffByDate {
  /** Days from today. */
  day = 0;
  failed = '';
  private readonly quotes = observable.map<number, Quote>({}, { deep: false });
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly loanNo: string,
    private readonly today: string,
    /** The loan's last due date: a later day would not be early. */
    private readonly lastDay: string,
    private readonly loan: LoanFigures,
  ) {
    makeObservable(this, { day: observable, failed: observable, on: computed, quote: computed });
  }

  get on(): string {
    return addDays(this.today, this.day);
  }

  /** Quote of the chosen day; undefined while it loads. */
  get quote(): Quote | undefined {
    return this.quotes.get(this.day);
  }

  /** Largest number of days ahead; 0 if there is nothing to choose. */
  get most(): number {
    return Math.min(MOST_DAYS, Math.max(0, daysBetween(this.today, this.lastDay)));
  }

  /** Called while the slider is dragged. */
  choose(day: number): void {
    runInAction(() => {
      this.day = day;
      this.failed = '';
    });
  }

  /** Called when the slider rests. */
  settle(day: number): void {
    this.choose(day);
    clearTimeout(this.timer);
    if (!this.quotes.has(day)) this.timer = setTimeout(() => void this.ask(), DEBOUNCE_MS);
  }

  /** Requests the quote of the chosen day without a delay. */
  async ask(): Promise<void> {
    const { day, on, loanNo } = this;
    if (this.quotes.has(day)) return;
    this.choose(day);
    try {
      const quote = await fetchQuote({ kind: 'payoff', loanNos: [loanNo], on }, this.loan);
      runInAction(() => this.quotes.set(day, quote));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      runInAction(() => {
        if (this.day === day && failure.kind !== 'expired') this.failed = failure.message;
      });
    }
  }

  dispose(): void {
    clearTimeout(this.timer);
  }
}
