import type { ClockRate } from '../queries/clock';
import type { ConsoleTools } from './tools';

const EVERY_MS = 2000;

/** Sweeps every other second while the product's clock runs fast: a minute of the machine would be a day of the product. */
export class FastSweep {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly tools: Pick<ConsoleTools, 'settlement' | 'doWhatIsDue'>,
    private readonly failed: (error: unknown) => void,
  ) {}

  follow(rate: ClockRate): void {
    clearInterval(this.timer);
    this.timer = rate === 1 ? undefined : setInterval(() => void this.once(), EVERY_MS);
    this.timer?.unref();
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One sweep at a time. */
  private once(): Promise<void> {
    this.running ??= this.sweep().finally(() => (this.running = undefined));
    return this.running;
  }

  private async sweep(): Promise<void> {
    try {
      await this.tools.settlement.sweep();
      await this.tools.doWhatIsDue();
    } catch (error) {
      this.failed(error);
    }
  }
}
