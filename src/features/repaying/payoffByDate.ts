import { computed, makeObservable, observable, runInAction } from 'mobx';
import { addDays, daysBetween } from '@/domain/dates/civil';
import { sumFen, type Fen } from '@/domain/money/fen';
import type { LoanFigures } from '@/domain/repay/loanFigures';
import { CallFailure } from '@/request';
import { fetchQuote, type Quote } from './quote';

/** Contract repaymentTrial: a payoff can be quoted this many days ahead. */
const MOST_DAYS = 31;
const DEBOUNCE_MS = 250;

/** A loan that the slider ends. */
export interface LoanToEnd {
  readonly loanNo: string;
  readonly figures: LoanFigures;
}

/** The cost of ending the loans on one day, in fen. */
export interface PayoffOnDay {
  readonly on: string;
  readonly payAmount: Fen;
  readonly savedInterest: Fen;
  /** One quote for each loan, in their order. */
  readonly quotes: readonly Quote[];
}

/** After its last due date a loan would not end early. */
const lastDay = ({ figures: { rows, today } }: LoanToEnd): string => rows[rows.length - 1]?.dueDate ?? today;

/** Cost of paying off loans on a day that the person chooses: requested once the slider rests, and only once per day. */
export class PayoffByDate {
  /** Days from today. */
  day = 0;
  failed = '';
  private readonly quotes = observable.map<number, PayoffOnDay>({}, { deep: false });
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly loans: readonly LoanToEnd[],
    private readonly today: string,
  ) {
    makeObservable(this, { day: observable, failed: observable, on: computed, quote: computed });
  }

  /** Whether these are the same loans, unchanged, on the same day: then the quotes and the chosen day stay. */
  fits(loans: readonly LoanToEnd[], today: string): boolean {
    return today === this.today && JSON.stringify(loans) === JSON.stringify(this.loans);
  }

  get on(): string {
    return addDays(this.today, this.day);
  }

  /** Cost on the chosen day; undefined while it loads. */
  get quote(): PayoffOnDay | undefined {
    return this.quotes.get(this.day);
  }

  /** Largest number of days ahead; 0 if there is nothing to choose. */
  get most(): number {
    const days = this.loans.map((loan) => daysBetween(this.today, lastDay(loan)));
    return Math.max(0, Math.min(MOST_DAYS, ...days));
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

  /** Requests the quotes of the chosen day without a delay. */
  async ask(): Promise<void> {
    const { day, on } = this;
    if (this.quotes.has(day)) return;
    this.choose(day);
    try {
      const quotes = await Promise.all(
        this.loans.map(({ loanNo, figures }) =>
          fetchQuote({ kind: 'payoff', loanNos: [loanNo], on }, figures),
        ),
      );
      runInAction(() => this.quotes.set(day, sumUp(on, quotes)));
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

const sumUp = (on: string, quotes: readonly Quote[]): PayoffOnDay => ({
  on,
  quotes,
  payAmount: sumFen(quotes.map(({ payAmount }) => payAmount)),
  savedInterest: sumFen(quotes.map(({ savedInterest }) => savedInterest)),
});
