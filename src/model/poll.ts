/** Seconds before each further question: soon at first, then less and less often. */
const DELAYS_S = [2, 3, 5, 8, 13, 20, 30];

/** Asks again with growing pauses until there is an answer, the tries are used up, or nobody looks any more. */
export class Poll {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  /** `ask` answers whether it is to be asked again. */
  constructor(private readonly ask: () => Promise<boolean>) {}

  /** From the beginning: the person has just come, or asked for it. */
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
        // Stopped or started anew meanwhile: this question is nobody's any more.
        if (again && this.timer === timer) this.next();
      });
    }, delay * 1000);
    this.timer = timer;
  }
}
