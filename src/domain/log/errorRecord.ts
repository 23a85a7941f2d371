import { maskPhone } from '../person/mask';
import { frames, scrub, type Scrubbed } from './scrub';

/** What of a failed call goes into the log: nothing of the request, and of the answer its code. */
export interface FailedCall {
  /** As the contract has it, not as it was filled in. */
  readonly path: string;
  readonly code: string;
  readonly errorInfo: string;
}

const CODE = /^\w{1,16}$/;
const MOST_CHARACTERS = 1000;

const joined = (...parts: readonly string[]): Scrubbed =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, MOST_CHARACTERS) as Scrubbed;

/** The contract's path and code, and what `request` says of the failure, looked through. */
export function ofCall({ path, code, errorInfo }: FailedCall): Scrubbed {
  return joined(path.replace(/[^\w/:.-]/g, ''), CODE.test(code) ? code : '', scrub(errorInfo));
}

/** Message and stack of a script error; a stack mostly begins with the message. */
export function ofScript({
  message,
  stack = '',
}: {
  readonly message: string;
  readonly stack?: string;
}): Scrubbed {
  return joined(scrub(message), frames(stack));
}

/** Words of our own about a place in the product. */
export const ofWords = (words: string): Scrubbed => joined(scrub(words));

/** Form of the wire: errorInfo travels encoded (spec §3 Error-log record). */
export const encodeInfo = (info: Scrubbed): string => encodeURIComponent(info);

/** '138****8000', whether it comes whole or masked; '' for anything else. */
export function loggedPhone(phone: string): string {
  const masked = maskPhone(phone);
  if (/^1\d{2}\*{4}\d{4}$/.test(phone)) return phone;
  return /^1\d{2}\*{4}\d{4}$/.test(masked) ? masked : '';
}
