import type { IdlePort } from './definitions';

export type { IdlePort } from './definitions';

/** WeChat tells no idle time: by then a page that was opened has been drawn. */
const LATER_MS = 500;

export const idle: IdlePort = {
  // Taps are seen to by another thread.
  turn: () => Promise.resolve(),
  soon: (act) => void setTimeout(act, LATER_MS),
  // The whole code is there: nothing is fetched.
  touched: (act) => act(),
};
