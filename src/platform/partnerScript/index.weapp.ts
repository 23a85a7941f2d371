import type { PartnerScriptPort } from './definitions';

export * from './definitions';

/** A mini-program runs only the code in its package. */
export const partnerScript: PartnerScriptPort = { load: () => Promise.resolve('unavailable') };
