/** Lets one at a time in, in the order in which they come. */
export class Turn {
  private taken = false;
  private readonly waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (this.taken) await new Promise<void>((next) => this.waiting.push(next));
    this.taken = true;
  }

  leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.taken = false;
    else next();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.take();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }
}
