import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BankResult } from '@/contract/codes';
import type { CardBindingRow } from '../../queries/cardBindings';

type Signed = Pick<CardBindingRow, 'bind_seq' | 'nonce' | 'secret'>;

/** The signature that a bank adds to `result` in the return address: HMAC-SHA256 with the binding's secret, base64url, 43 characters. */
export const signReturn = ({ bind_seq, nonce, secret }: Signed, result: BankResult): string =>
  createHmac('sha256', secret).update(`${bind_seq}.${nonce}.${result}`).digest('base64url');

export function isSignOf(binding: Signed, result: BankResult, sign: string): boolean {
  const right = Buffer.from(signReturn(binding, result));
  const given = Buffer.from(sign);
  return right.length === given.length && timingSafeEqual(right, given);
}
