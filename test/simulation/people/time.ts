import { withGlobal, type Clock } from '@sinonjs/fake-timers';

const maker = withGlobal(globalThis);

/** The library's types leave out what is to ring. */
interface Ringing {
  readonly timers?: ReadonlyMap<number, { readonly callAt: number }>;
}

function ringsIn(clock: Clock): number[] {
  const left = [...((clock as Ringing).timers?.values() ?? [])].map(({ callAt }) => callAt - clock.now);
  if (left.length !== clock.countTimers())
    throw new Error('another version of the clock keeps its timers elsewhere');
  return left;
}

/** 10:00 in China, on a Monday. */
export const START = Date.parse('2026-03-02T10:00:00+08:00');

/**
 * Time of the simulated world. It passes for the gateway (its machine's clock is the process's `Date`) and for all phones; a phone's clock
 * may be wrong.
 */
export class Time {
  private readonly machine: Clock;
  private clocks: Clock[] = [];

  constructor() {
    this.machine = maker.install({ now: START, toFake: ['Date'] });
  }

  /** Another seed's world begins, at the same time as every other. */
  begin(): void {
    this.clocks = [];
    this.machine.setSystemTime(START);
  }

  /** A phone's clock, right for now. */
  newClock(): Clock {
    const clock = maker.createClock(this.machine.now);
    this.clocks.push(clock);
    return clock;
  }

  /** Milliseconds until the next timer of a phone rings; undefined: none will. */
  get untilNext(): number | undefined {
    const left = this.clocks.flatMap(ringsIn);
    return left.length === 0 ? undefined : Math.max(0, Math.min(...left));
  }

  /** So many milliseconds pass; what is to ring in the meantime, rings. */
  pass(ms: number): void {
    this.machine.tick(ms);
    for (const clock of this.clocks) clock.tick(ms);
  }

  /** The process has its own clock again. */
  end(): void {
    this.machine.uninstall();
  }
}
