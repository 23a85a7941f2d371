import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;
/** Groups of a /64: what one household or phone gets, and moves within as it likes. */
const NETWORK_GROUPS = 4;

/** Where a call comes from, as limits count it: an IPv4 address, or the /64 network of an IPv6 one. */
export function addressOf(ip: string): string {
  const plain = ip.replace(MAPPED_IPV4, '');
  return isIPv6(plain) ? plain.split(':').slice(0, NETWORK_GROUPS).join(':') : plain;
}

/** This machine itself: the console, or a program beside the gateway. Whom a proxy of this machine serves has an address of their own. */
export const isOwnMachine = (address: string): boolean => address.startsWith('127.') || address === '::1';
