import type { IdlePort } from './definitions';

export type { IdlePort } from './definitions';

/** WeChat tells no idle time: by then a page that was opened has been drawn. */
const LATER_MS = 500;

export const idle: IdlePort = { soon: (act) => void setTimeout(act, LATER_MS) };
