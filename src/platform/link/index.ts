import type { LinkPort } from './definitions';

export type { LinkPort } from './definitions';

export const link: LinkPort = {
  open: () => Promise.resolve('failed'),
  call: () => Promise.resolve('failed'),
};
