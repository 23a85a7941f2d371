import type { GatewayKeys } from './keys';
import { unwrap } from './unwrap';
import { refuse } from '../refusals/general';

const NONCE_LENGTH = 16;
/** Milliseconds since 1970 in decimal: 13 digits from 2001 to 2286. */
const TIME_LENGTH = 13;
const FORM = /^([A-Za-z0-9]{16})([1-9]\d{12})$/;

export interface OpenedRv {
  readonly nonce: string;
  /** Milliseconds since 1970, by the client's clock. */
  readonly time: number;
}

/** Opens the header `rv` (wire protocol, "Headers"); the caller checks that it is fresh and unseen. */
export function openRv(rv: unknown, keys: GatewayKeys): OpenedRv {
  const match = FORM.exec(unwrap(rv, NONCE_LENGTH + TIME_LENGTH, keys));
  if (match === null) throw refuse('illegal');
  return { nonce: String(match[1]), time: Number(match[2]) };
}
