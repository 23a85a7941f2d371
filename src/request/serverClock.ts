/** What a device may be off without harm: the gateway takes five minutes, and an answer may have been under way for half of one. */
const TOLERATED_MS = 60_000;

export interface ServerClock {
  /** Milliseconds since 1970, as the server sees it once an answer has told. */
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
