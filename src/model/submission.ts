import { action, makeObservable, observable } from 'mobx';
import { TOASTS } from '@/domain/errors/toasts';
import { CallFailure } from '@/request';
import { pointOut } from './pointOut';

/** Shows a failure somewhere else than above the button; true if it did. */
export type Placing = (failure: CallFailure) => boolean;

/** A person's submission: one at a time, and why it failed. The runtime reports an expired session. */
export class Submission {
  busy = false;
  /** A problem that belongs to no field, shown above the button. '' for none. */
  problem = '';
  /** The failure behind `problem`. */
  failure: CallFailure | undefined = undefined;

  constructor() {
    makeObservable<this, 'begin' | 'end'>(this, {
      busy: observable,
      problem: observable,
      failure: observable.ref,
      say: action,
      begin: action,
      end: action,
    });
  }

  /** Runs the job unless one is running. True: the job is done. Rethrows every error except a CallFailure. */
  async run(job: () => Promise<unknown>, placed?: Placing): Promise<boolean> {
    if (this.busy) return false;
    this.begin();
    try {
      await job();
      return true;
    } catch (failure) {
      this.say(failure, placed);
      return false;
    } finally {
      this.end();
    }
  }

  /** Shows a failure of another call on the same page. Rethrows every error except a CallFailure. */
  say(failure: unknown, placed?: Placing): void {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.kind === 'expired') return;
    if (placed?.(failure)) return pointOut({ sent: true });
    this.problem = problemOf(failure);
    this.failure = failure;
  }

  private begin(): void {
    this.busy = true;
    this.problem = '';
    this.failure = undefined;
  }

  private end(): void {
    this.busy = false;
  }
}

/** A browser may repeat a request by itself: the repeat is refused although the first may have arrived, so do not call it illegal. */
export const problemOf = (failure: CallFailure): string =>
  failure.inDoubt ? TOASTS.network : failure.message;
