import { signOf } from './sign';

/** Lower-case hex SHA-256 of a public key's text: distinguishes two builds without comparing the keys. */
export const fingerprintOf = (key: string): string => signOf(key);
