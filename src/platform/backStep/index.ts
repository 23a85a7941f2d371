import type { BackStepPort } from './definitions';

export type { BackCatcherFrame, BackStepPort } from './definitions';

export const backStep: BackStepPort = {
  watch: () => undefined,
  page: () => undefined,
  hold: () => () => undefined,
  moving: (move) => move(),
  shown: () => undefined,
};
