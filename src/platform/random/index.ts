export type { RandomPort } from './definitions';
export { webCrypto as random } from './webCrypto';
