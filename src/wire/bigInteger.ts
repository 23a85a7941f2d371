/**
 * Only jsencrypt's big integers: 6 KB gz instead of 19 KB for all of jsencrypt, which reads `self` when it loads (a
 * mini-program has none, and the page would not open), listens to the mouse and seeds itself from Math.random. This
 * module has no side effects; it uses Math.random only in key generation, which is never called. A relative path, because
 * the package's export map names only its entry.
 */
export { BigInteger } from '../../node_modules/jsencrypt/lib/lib/jsbn/jsbn.js';
