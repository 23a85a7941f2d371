import type { Fleet } from './fleet';
import type { Network } from './network';
import type { Person } from './person';
import { listen } from './screens';
import type { Time } from './time';

const MINUTE_MS = 60_000;

/** How time passes in a world, and what happens by itself as it passes. */
export class Passing {
  constructor(
    private readonly time: Time,
    private readonly network: Network,
    private readonly fleet: Fleet,
    private readonly people: readonly Person[],
  ) {}

  /** Until nothing more happens by itself: queries have ended, however slow the machine is, and promises have run; pages are as the stack has them. */
  async settle(): Promise<void> {
    for (let still = 0; still < 12; still += 1) {
      await new Promise(setImmediate);
      if (this.fleet.busy) still = 0;
      for (const { phone } of this.people) for (const window of phone.windows) window.follow();
    }
    listen(this.people);
  }

  /** Everything that is on its way arrives. */
  private async quiet(): Promise<void> {
    while (this.network.open > 0) {
      await this.network.deliver();
      await this.settle();
    }
  }

  /** So much time passes in calm: what is on its way arrives, what is to ring rings. */
  async rest(ms = 30 * MINUTE_MS): Promise<void> {
    await this.settle();
    await this.quiet();
    for (let left = ms; left > 0;) {
      const passing = Math.min(left, this.time.untilNext ?? left);
      this.time.pass(passing);
      left -= Math.max(1, passing);
      await this.settle();
      await this.quiet();
    }
  }
}
