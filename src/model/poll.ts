import { onView } from '@/navigation';

/** Seconds before each further request: short at first, then longer; the last one repeats. */
const DELAYS_S = [2, 3, 5, 8, 13, 20, 30];
/** About ten minutes; after that, when the page is shown again. */
const MOST_ASKED = 24;

/**
 * Made with a page's model. Asks again with growing pauses while somebody outside has not decided, until there is an answer, the tries are used
 * up, or the page is left. Under another page it waits. A request that fails, as without a network, is followed by the next one.
 */
export class Poll {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  /** Grows with each start and stop: the answer to an earlier one is ignored. */
  private round = 0;
  private readonly isOnView = onView();

  /** `ask` never rejects, and returns whether to ask again. */
  constructor(private readonly ask: () => Promise<boolean>) {}

  /** Asks now: the page is shown, for the first time or again. */
  now(): Promise<void> {
    this.restart();
    return this.go();
  }

  /** Starts from the first pause: the person has just had an answer. */
  start(): void {
    this.restart();
    this.next();
  }

  stop(): void {
    this.round += 1;
    clearTimeout(this.timer);
  }

  private restart(): void {
    this.stop();
    this.asked = 0;
  }

  private async go(): Promise<void> {
    const { round } = this;
    const again = await this.ask();
    if (again && this.round === round) this.next();
  }

  private next(): void {
    if (this.asked >= MOST_ASKED) return;
    const delay = DELAYS_S[Math.min(this.asked, DELAYS_S.length - 1)] ?? 0;
    this.asked += 1;
    this.timer = setTimeout(() => (this.isOnView() ? void this.go() : this.next()), delay * 1000);
  }
}
