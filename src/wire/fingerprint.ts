import { signOf } from './sign';

/** Lower-case hex SHA-256 of a public key's text: by it two builds are told apart without reading the key. */
export const fingerprintOf = (key: string): string => signOf(key);
