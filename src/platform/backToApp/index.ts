import type { BackToAppPort } from './definitions';

export * from './definitions';

export const backToApp: BackToAppPort = { leave: () => Promise.resolve('stayed') };
