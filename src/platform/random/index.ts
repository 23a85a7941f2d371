export type { RandomPort } from './definitions';
/**
 * Not `unavailable`, the default of other adapters: Node has the same source as browsers, and this port must never be
 * a fake.
 */
export { webCrypto as random } from './webCrypto';
