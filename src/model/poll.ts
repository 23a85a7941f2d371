/** Seconds before each further request: short at first, then longer. */
const DELAYS_S = [2, 3, 5, 8, 13, 20, 30];

/** Asks again with growing pauses until there is an answer, the tries are used up, or the page is left. */
export class Poll {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  /** `ask` returns whether to ask again. */
  constructor(private readonly ask: () => Promise<boolean>) {}

  /** Starts from the first pause: the person has just opened the page, or asked for a refresh. */
  start(): void {
    this.stop();
    this.tries = 0;
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    const delay = DELAYS_S[this.tries];
    if (delay === undefined) return;
    this.tries += 1;
    const timer = setTimeout(() => {
      void this.ask().then((again) => {
        // If the poll was stopped or restarted in the meantime, ignore this answer.
        if (again && this.timer === timer) this.next();
      });
    }, delay * 1000);
    this.timer = timer;
  }
}
