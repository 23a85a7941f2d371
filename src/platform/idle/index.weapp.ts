import type { IdlePort } from './definitions';

export type { IdlePort } from './definitions';

/** WeChat tells no idle time: by then a page that was opened has been drawn. */
const LATER_MS = 500;

/** The whole code is there: nothing is fetched ahead. */
export const idle: IdlePort = { soon: (act) => void setTimeout(act, LATER_MS), touched: () => undefined };
