/** How much the device's clock may be off: the gateway accepts five minutes, and an answer may take half a minute to arrive. */
const TOLERATED_MS = 60_000;

export interface ServerClock {
  /** Milliseconds since 1970, by the server's clock as soon as an answer has told it. */
  now(): number;
  /** Reads the header `date` of an answer; names in lower case. */
  learn(headers: Readonly<Record<string, string>>): void;
}

/**
 * The server's time on a device whose own clock may be wrong: cheap phones are hours off after an empty battery, and the gateway refuses an rv that
 * is more than five minutes away from its clock (wire protocol, "Headers"). `own`: the device's clock, milliseconds since 1970.
 */
export function createServerClock(own: () => number): ServerClock {
  let ahead = 0;
  return {
    now: () => own() + ahead,
    learn({ date = '' }) {
      const told = Date.parse(date) - own();
      if (Number.isFinite(told)) ahead = Math.abs(told) > TOLERATED_MS ? told : 0;
    },
  };
}
