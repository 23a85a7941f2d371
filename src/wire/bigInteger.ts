/**
 * jsencrypt's big integers alone: 6 KB gz instead of the 19 of all of jsencrypt, which reads `self` as it loads (a
 * mini-program has none, and the page would not open), listens to the mouse and seeds itself from Math.random. This
 * module touches nothing as it loads; its Math.random stands in key generation, which nobody calls. A relative path because
 * the package's export map names only its entry.
 */
export { BigInteger } from '../../node_modules/jsencrypt/lib/lib/jsbn/jsbn.js';
