import { createHmac } from 'node:crypto';
import type { SandboxKeys } from './keys';

/** Digest of an ID number, in hex. */
export type IdDigest = (idNo: string) => string;

/**
 * Keyed, since ID numbers are few enough to try them all. The key never changes: it is the only way to find again what was kept under a
 * digest (keys.ts).
 */
export const idDigestBy =
  (keys: () => Pick<SandboxKeys, 'idDigestKey'>): IdDigest =>
  (idNo) =>
    createHmac('sha256', Buffer.from(keys().idDigestKey, 'hex')).update(idNo).digest('hex');
