import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { loanCalls } from '@/contract/loan';
import { call, CallFailure } from '@/request';

export type PaymentResult = Response<'paymentResult'>;

/**
 * - `none`: there is no request to ask about
 * - `loading`: waiting for the first answer
 * - `checking`: 结果确认中, the result is not known yet
 * - `never`: the gateway never received the request; no money moved
 */
export type ResultState = 'none' | 'loading' | 'checking' | 'processing' | 'paid' | 'failed' | 'never';

const REQUEST_NO = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Milliseconds between an answer and the next query; the last value repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** About ten minutes; after that only on demand. */
const MOST_ASKED = 24;
/** Unknown this many times in a row, over about fifteen seconds: the gateway does not have the request and will not get it. */
const UNKNOWN_TIMES = 5;

const decided = (state: PaymentResult['state']): boolean => state === 'paid' || state === 'failed';

/** Polls the result of a drawing or a repayment by its request number, with growing pauses, until the answer is final. */
export class ResultPoll {
  answer: PaymentResult | undefined;
  /** The last query got no answer. */
  unanswered = false;
  asking = false;
  /** The gateway has answered often enough that it does not know the request. */
  never = false;
  /** '' if the given number is malformed. */
  readonly requestNo: string;
  private unknowns = 0;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    given: string,
    private readonly onAnswer: (answer: PaymentResult) => void,
  ) {
    this.requestNo = REQUEST_NO.test(given) ? given : '';
    makeObservable(this, {
      state: computed,
      answer: observable.ref,
      unanswered: observable,
      asking: observable,
      never: observable,
    });
  }

  get state(): ResultState {
    const { answer, unanswered, never } = this;
    if (this.requestNo === '') return 'none';
    if (answer === undefined) return unanswered ? 'checking' : 'loading';
    if (answer.state === 'unknown') return never ? 'never' : 'checking';
    return answer.state;
  }

  /** Asks now and keeps polling; may be called again at any time. */
  async start(): Promise<void> {
    if (this.requestNo === '') return;
    this.asked = 0;
    await this.ask();
  }

  /** Back on the page, or in the app: asks at once unless the result is final. */
  async resume(): Promise<void> {
    if (this.answer === undefined || !decided(this.answer.state)) await this.start();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    if (this.asking || this.stopped) return;
    clearTimeout(this.timer);
    this.set({ asking: true });
    try {
      this.take(await call(loanCalls.paymentResult, { requestNo: this.requestNo }));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.kind === 'expired') this.stop();
      else this.set({ unanswered: true });
    } finally {
      this.set({ asking: false });
    }
    this.again();
  }

  private take(answer: PaymentResult): void {
    this.unknowns = answer.state === 'unknown' ? this.unknowns + 1 : 0;
    this.set({ answer, unanswered: false, never: this.unknowns >= UNKNOWN_TIMES });
    this.onAnswer(answer);
  }

  private again(): void {
    if (this.stopped || this.never || (this.answer && decided(this.answer.state))) return;
    if (this.asked >= MOST_ASKED) return;
    const wait = WAITS_MS[Math.min(this.asked, WAITS_MS.length - 1)];
    this.asked += 1;
    this.timer = setTimeout(() => void this.ask(), wait);
  }

  private set(changes: Partial<Pick<this, 'answer' | 'unanswered' | 'asking' | 'never'>>): void {
    runInAction(() => {
      Object.assign(this, changes);
    });
  }
}
