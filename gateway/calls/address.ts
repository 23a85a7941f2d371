import ipaddr from 'ipaddr.js';

/** Groups of a /64: what one household or phone gets, and moves within as it likes. */
const NETWORK_GROUPS = 4;

/**
 * Where a call comes from, as limits count it: an IPv4 address, or the /64 network of an IPv6 one, the same however it is written.
 * What is no address stays as it is.
 */
export function addressOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  // This machine is one address, not a network.
  if (address.range() === 'loopback') return '::1';
  return address.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}

/** This machine itself: the console, or a program beside the gateway. Whom a proxy of this machine serves has an address of their own. */
export const isOwnMachine = (address: string): boolean => address.startsWith('127.') || address === '::1';
