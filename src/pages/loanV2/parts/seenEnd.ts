import { makeObservable, observable, runInAction } from 'mobx';
import { measure } from '@/platform/measure';

/** Ids of the last line of a text and of the foot below it, which covers the end until the person scrolls. */
export const END_ID = 'yl-loan-cost-end';
export const FOOT_ID = 'yl-loan-cost-foot';

const LOOK_MS = 250;
/** The words of the last line are in its middle; below them is only its edge. */
const LEGIBLE = 0.7;
/** A host that measures nothing by then does not keep the person from going on. */
const PATIENCE_LOOKS = 16;

/** Whether the end of a text in a sheet has been seen. */
export class SeenEnd {
  seen = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private looks = 0;

  constructor() {
    makeObservable(this, { seen: observable });
  }

  watch(): void {
    this.stop();
    this.looks = 0;
    this.timer = setInterval(() => void this.look(), LOOK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  forget(): void {
    this.stop();
    runInAction(() => (this.seen = false));
  }

  private async look(): Promise<void> {
    this.looks += 1;
    const [end, foot] = await Promise.all([measure.box(END_ID), measure.box(FOOT_ID)]);
    const unknown = end === undefined || foot === undefined;
    const inView = unknown ? this.looks >= PATIENCE_LOOKS : end.top + end.height * LEGIBLE <= foot.top;
    if (!inView || this.timer === undefined) return;
    this.stop();
    runInAction(() => (this.seen = true));
  }
}
