import { maskPhone } from '../person/mask';
import { frames, scrub, type Scrubbed } from './scrub';

/** The part of a failed call that is logged: nothing of the request, and only the code of the answer. */
export interface FailedCall {
  /** The contract's path, with its placeholders. */
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

/** The contract's path and code, and the scrubbed text of the failure from `request`. */
export function ofCall({ path, code, errorInfo }: FailedCall): Scrubbed {
  return joined(path.replace(/[^\w/:.-]/g, ''), CODE.test(code) ? code : '', scrub(errorInfo));
}

/** Message and stack of a script error; a stack usually begins with the message. */
export function ofScript({
  message,
  stack = '',
}: {
  readonly message: string;
  readonly stack?: string;
}): Scrubbed {
  return joined(scrub(message), frames(stack));
}

/** Our own text about a place in the product. */
export const ofWords = (words: string): Scrubbed => joined(scrub(words));

/** The wire form: errorInfo is sent encoded (spec §3 Error-log record). */
export const encodeInfo = (info: Scrubbed): string => encodeURIComponent(info);

/** '138****8000', from a whole or a masked number; '' for anything else. */
export function loggedPhone(phone: string): string {
  const masked = maskPhone(phone);
  if (/^1\d{2}\*{4}\d{4}$/.test(phone)) return phone;
  return /^1\d{2}\*{4}\d{4}$/.test(masked) ? masked : '';
}
