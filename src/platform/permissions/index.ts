import type { PermissionsPort } from './definitions';

export * from './definitions';

export const permissions: PermissionsPort = {
  state: () => Promise.resolve('unknown'),
  request: () => Promise.resolve('unavailable'),
  toSettings: () => Promise.resolve({ kind: 'unavailable' }),
};
