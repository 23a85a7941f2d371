import ipaddr from 'ipaddr.js';
import { isIPv4 } from 'node:net';

/** 16-bit groups of a /64: one household or phone gets such a network and changes its address within it. */
const NETWORK_GROUPS = 4;

/**
 * The address by which limits count a call: an IPv4 address, or the /64 network of an IPv6 address, in one spelling.
 * Text that is not an IP address is returned unchanged.
 */
export function addressOf(ip: string): string {
  // Has one spelling only, and reading it takes longer.
  if (isIPv4(ip)) return ip;
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

/** The call comes from this machine: the console, or a local program. Clients behind a local proxy have their own address. */
export const isOwnMachine = (address: string): boolean => address.startsWith('127.') || address === '::1';
