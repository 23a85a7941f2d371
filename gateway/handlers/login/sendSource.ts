import { isOwnMachine } from '../../calls/address';
import { hashToken } from '../../secrets';

/** Digest of the address that asked for a code, for storing and counting; '' for this machine itself, which is not counted. */
export const sendSource = (address: string): string => (isOwnMachine(address) ? '' : hashToken(address));
