import type { PagePort } from './definitions';

export type { PagePort } from './definitions';

export const page: PagePort = {
  stackLimit: Infinity,
  reload: () => undefined,
  restart: () => undefined,
  origin: () => '',
  launchQuery: () => '',
  isBlank: () => false,
};
