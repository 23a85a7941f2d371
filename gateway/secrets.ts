import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual, type BinaryLike } from 'node:crypto';
import { promisify } from 'node:util';
import { dearly, type Allowed } from './dear';

/** Opaque key, 24 characters of A-Z a-z 0-9 - _. */
export const newKey = (): string => randomBytes(18).toString('base64url');
/** Token of a session or a visitor, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');
/** 2026111800012345: readable numbers for loans and repayments. */
export const newNumber = (prefix: string, date: string): string =>
  `${prefix}${date.replaceAll('-', '')}${randomBytes(5).toString('hex').toUpperCase()}`;

const KEY_BYTES = 32;

/** Takes a good part of a second, off the main thread: never await it while a transaction is open. */
const derive = promisify<BinaryLike, BinaryLike, number, Buffer>(scrypt);

export async function hashPassword(allowed: Allowed, password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await dearly('hash', allowed, () => derive(password, salt, KEY_BYTES));
  return `${salt.toString('hex')}:${key.toString('hex')}`;
}

export async function passwordMatches(allowed: Allowed, password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const key = await dearly('hash', allowed, () => derive(password, Buffer.from(salt, 'hex'), KEY_BYTES));
  return timingSafeEqual(key, Buffer.from(hash, 'hex'));
}
