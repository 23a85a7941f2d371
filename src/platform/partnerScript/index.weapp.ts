import type { PartnerScriptPort } from './definitions';

export * from './definitions';

/** A mini-program runs only the code of its own package. */
export const partnerScript: PartnerScriptPort = { load: () => Promise.resolve('unavailable') };
