/** Milliseconds; older values are dropped. The gateway refuses an rv after five minutes. */
export const LIFE_MS = 120_000;
const SIZE = 2;

export interface AheadDeps {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves in a new task. */
  turn(): Promise<void>;
  /** Calls `act` once, when the device is idle. */
  idle(act: () => void): void;
}

interface Drawn<T> {
  readonly value: T;
  readonly at: number;
}

/**
 * Values that take long to make. Two of them are made while the device is idle. Each is used once, and only within two minutes; they are only
 * in memory. After two minutes without a call the stock is empty, and the next call makes its own.
 */
export class Ahead<T> {
  private stock: readonly Drawn<T>[] = [];
  private filling = false;

  constructor(
    private readonly draw: () => T,
    private readonly deps: AheadDeps,
  ) {}

  /** Resolves when there is one; makes it in a new task. Rejects with the error of `draw`. */
  async ready(): Promise<void> {
    this.dropOld();
    if (this.stock.length > 0) return;
    await this.deps.turn();
    this.add();
    await this.deps.turn();
  }

  /** Throws the error of `draw`. */
  take(): T {
    this.dropOld();
    const [first, ...rest] = this.stock;
    this.stock = rest;
    this.prepare();
    return first ? first.value : this.draw();
  }

  /** Fills the stock, one at a time: on a slow phone each takes a good part of a frame. */
  prepare(): void {
    if (this.filling || this.stock.length >= SIZE) return;
    this.filling = true;
    this.deps.idle(() => {
      this.filling = false;
      if (this.drawn()) this.prepare();
    });
  }

  private drawn(): boolean {
    try {
      this.add();
      return true;
    } catch {
      // The device has no random bytes: the next call reports that.
      return false;
    }
  }

  private add(): void {
    this.stock = [...this.stock, { value: this.draw(), at: this.deps.now() }];
    setTimeout(() => this.dropOld(), LIFE_MS);
  }

  private dropOld(): void {
    const now = this.deps.now();
    // If the clock was set back, their age is negative.
    this.stock = this.stock.filter(({ at }) => at <= now && now - at < LIFE_MS);
  }
}
