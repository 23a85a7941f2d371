export type { RandomPort } from './definitions';
/**
 * Not `unavailable`, as other adapters say by default: Node has the very source that browsers have, and a stand-in would be
 * the one thing that this port must never be.
 */
export { webCrypto as random } from './webCrypto';
