import { isOwnMachine } from '../../calls/address';
import { hashToken } from '../../secrets';

/** Where a code was asked for from, as it is kept and counted: a digest; '' for this machine itself, which is not counted. */
export const sendSource = (address: string): string => (isOwnMachine(address) ? '' : hashToken(address));
