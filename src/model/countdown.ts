import { computed, makeObservable, observable, runInAction } from 'mobx';

const SECOND_MS = 1000;

/** Seconds until something is allowed again. It uses the clock, not ticks, so that a page that slept shows the right value. */
export class Countdown {
  private until = 0;
  private now = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    makeObservable<this, 'until' | 'now'>(this, { until: observable, now: observable, seconds: computed });
  }

  get seconds(): number {
    return Math.max(0, Math.ceil((this.until - this.now) / SECOND_MS));
  }

  start(seconds: number): void {
    this.stop();
    this.until = Date.now() + seconds * SECOND_MS;
    this.tick();
    this.timer = setInterval(() => this.tick(), SECOND_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private tick(): void {
    runInAction(() => {
      this.now = Date.now();
    });
    if (this.seconds === 0) this.stop();
  }
}
