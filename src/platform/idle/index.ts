import type { IdlePort } from './definitions';

export type { IdlePort } from './definitions';

/** A host without a screen has no taps to wait for, and loads nothing ahead. */
export const idle: IdlePort = {
  turn: () => Promise.resolve(),
  soon: () => undefined,
  touched: () => undefined,
};
