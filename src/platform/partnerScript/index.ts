import type { PartnerScriptPort } from './definitions';

export * from './definitions';

export const partnerScript: PartnerScriptPort = { load: () => Promise.resolve('unavailable') };
