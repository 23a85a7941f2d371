import type { PagePort } from './definitions';

export type { AddressListener, PageEntry, PagePort } from './definitions';

export const page: PagePort = {
  target: 'h5',
  stackLimit: Infinity,
  name: () => undefined,
  reload: () => undefined,
  restart: () => undefined,
  origin: () => '',
  entry: () => ({ before: '', hash: '', host: '', path: '' }),
  onAddress: () => undefined,
  writeHash: () => undefined,
  writeQuery: () => undefined,
  moveTo: () => undefined,
  isBlank: () => false,
};
