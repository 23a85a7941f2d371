import { computed, makeObservable, observable, runInAction } from 'mobx';
import { READING_SECONDS } from '@/domain/loan/costSheet';
import { Countdown } from '@/model/countdown';

/** Forced reading time of the cost sheet: it runs while the sheet is open, and anew after each closing until it has run out once. */
export class Reading {
  opened = false;
  private readonly countdown = new Countdown();
  private done = false;
  private since = 0;

  constructor() {
    makeObservable<this, 'done'>(this, { opened: observable, done: observable, secondsLeft: computed });
  }

  /** Until it can be confirmed. */
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

  /** Seconds read, for the signature; the sheet has to have been open for READING_SECONDS. */
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

  /** What was read does not count any more: closed, and to be read for the whole time. */
  forget(): void {
    this.close();
    runInAction(() => {
      this.done = false;
    });
  }

  /** The server wants it read once more. */
  again(): void {
    runInAction(() => {
      this.done = false;
    });
    this.since = Date.now();
    this.countdown.start(READING_SECONDS);
  }
}
