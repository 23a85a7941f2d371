import { action, makeObservable, observable } from 'mobx';
import { TOASTS } from '@/domain/errors/catalogue';
import { CallFailure } from '@/request';

/** Shows a failure somewhere else than above the button; true where it did. */
export type Placing = (failure: CallFailure) => boolean;

/** What a person sends: one at a time, and why it did not go through. An expired session is said by the runtime. */
export class Submission {
  busy = false;
  /** What went wrong and belongs to no field: stands above the button. '' for nothing. */
  problem = '';

  constructor() {
    makeObservable<this, 'begin' | 'end'>(this, {
      busy: observable,
      problem: observable,
      say: action,
      begin: action,
      end: action,
    });
  }

  /** Runs the job unless one is running. True: it is done. Errors that are no CallFailure go on to the caller. */
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

  /** Takes a failure of the same page that another call brought. Throws what is no CallFailure. */
  say(failure: unknown, placed?: Placing): void {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.kind === 'expired' || placed?.(failure)) return;
    this.problem = problemOf(failure);
  }

  private begin(): void {
    this.busy = true;
    this.problem = '';
  }

  private end(): void {
    this.busy = false;
  }
}

/** A browser may repeat a request by itself: the repeat is refused though the first may have arrived, so no word of illegal requests. */
export const problemOf = (failure: CallFailure): string =>
  failure.inDoubt ? TOASTS.network : failure.message;
