import { openWithAny, type GatewayKeys } from './keys';
import { unwrap } from './unwrap';

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
  return openWithAny(keys, (key) => {
    const match = FORM.exec(unwrap(rv, NONCE_LENGTH + TIME_LENGTH, key));
    return match === null ? undefined : { nonce: String(match[1]), time: Number(match[2]) };
  });
}
