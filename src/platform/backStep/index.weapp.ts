import type { BackStepPort } from './definitions';

export type { BackStepPort } from './definitions';

/** WeChat leaves the page. */
export const backStep: BackStepPort = {
  watch: () => undefined,
  hold: () => () => undefined,
  free: () => Promise.resolve(),
};
