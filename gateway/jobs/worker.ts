/** Takes jobs one after the other; pauses while there are none. */
export class Worker {
  private ending = false;
  private woken = false;
  private wakeUp: () => void = () => undefined;
  private readonly ended: Promise<void>;

  /** `next` does a job and resolves to true, or to false if there is none. It never rejects. */
  constructor(
    private readonly next: () => Promise<boolean>,
    private readonly pauseMs: number,
  ) {
    this.ended = this.run();
  }

  /** There is something to do: the pause is over. */
  wake(): void {
    this.woken = true;
    this.wakeUp();
  }

  /** Takes no more jobs; resolves when the last one has ended. */
  end(): Promise<void> {
    this.ending = true;
    this.wake();
    return this.ended;
  }

  private async run(): Promise<void> {
    while (!this.ending) {
      this.woken = false;
      if (!(await this.next())) await this.pause();
    }
  }

  private async pause(): Promise<void> {
    if (this.woken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.pauseMs);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
