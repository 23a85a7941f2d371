import type { IdlePort } from './definitions';

export type { IdlePort } from './definitions';

/** No one waits for a host without a screen: it does nothing ahead. */
export const idle: IdlePort = {
  turn: () => Promise.resolve(),
  soon: () => undefined,
  touched: () => undefined,
};
