import type { IdlePort } from './index';

export type { IdlePort } from './index';

/** WeChat does not tell when it is idle. After this time an opened page has been drawn. */
const LATER_MS = 500;

export const idle: IdlePort = {
  // Another thread handles taps.
  turn: () => Promise.resolve(),
  soon: (act) => void setTimeout(act, LATER_MS),
  // The whole code is there: nothing is fetched.
  touched: (act) => act(),
};
