import { computed, makeObservable, observable, runInAction } from 'mobx';
import { READING_SECONDS } from '@/domain/loan/costSheet';
import { Countdown } from '@/model/countdown';

/** Forced reading of the cost sheet: its time runs while the sheet is open and restarts after each closing, until it has run out once. */
export class Reading {
  opened = false;
  private readonly countdown = new Countdown();
  private done = false;
  private since = 0;

  constructor() {
    makeObservable<this, 'done'>(this, {
      opened: observable,
      done: observable,
      secondsLeft: computed,
    });
  }

  /** Seconds until the sheet can be confirmed. */
  get secondsLeft(): number {
    return this.done ? 0 : this.countdown.seconds;
  }

  open(): void {
    if (this.opened) return;
    this.since = Date.now();
    if (!this.done) this.countdown.start(READING_SECONDS);
    runInAction(() => {
      this.opened = true;
    });
  }

  /** Returns the seconds read, for the signature; the sheet must have been open for READING_SECONDS. */
  finish(): number {
    runInAction(() => {
      this.done = true;
    });
    return Math.max(READING_SECONDS, Math.floor((Date.now() - this.since) / 1000));
  }

  close(): void {
    if (this.secondsLeft === 0) this.finish();
    this.countdown.stop();
    runInAction(() => {
      this.opened = false;
    });
  }

  /** Closes the sheet and resets the reading: it must be read for the whole time again. */
  forget(): void {
    this.close();
    runInAction(() => {
      this.done = false;
    });
  }

  /** The server wants the sheet read again. */
  again(): void {
    runInAction(() => {
      this.done = false;
    });
    this.since = Date.now();
    this.countdown.start(READING_SECONDS);
  }
}
