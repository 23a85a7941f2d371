import { maskCard, maskIdNumber, maskPhone } from '@/domain/person/mask';

/** Fields whose values log somebody in, pay, or say who somebody is: never shown. */
const SECRET =
  /token|^sealed|password|psw|secret|code$|sKey|^sign$|^name$|address|authorization|cookie|birth|email|openId|nonce|^rv$/i;
/** Codes that are no one-time code. */
const HARMLESS = new Set(['RETURN_CODE', 'bankCode']);
/** Fields that hold a phone as text, or sealed under a key that every build has. */
const PHONE = /phone$/i;
/** No phone that a person writes. */
const SEALED = /^[A-Za-z0-9+/]{24,}={0,2}$/;
const LONGEST_TEXT = 300;
const MOST_ITEMS = 20;
const DEEPEST = 8;

/** The shortest of the numbers below. */
const LONG_NUMBER = /\d{11}/;

/** Digits beside a letter are no number of a person: they are part of a loan's number, a digest or a key. */
function numbersMasked(text: string): string {
  // Most texts have none, and every call is traced.
  if (!LONG_NUMBER.test(text)) return text;
  return text
    .replace(/(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/g, maskIdNumber)
    .replace(/(?<![\dA-Za-z])\d{15,19}(?![\dA-Za-z])/g, maskCard)
    .replace(/(?<![\dA-Za-z])1[3-9]\d{9}(?![\dA-Za-z])/g, maskPhone);
}

const isSecret = (name: string): boolean => SECRET.test(name) && !HARMLESS.has(name);

/** A copy for the trace: personal numbers masked, secrets left out, long texts and lists cut. */
export function masked(value: unknown, name = '', depth = 0): unknown {
  if (value === null || value === undefined) return value ?? null;
  if (typeof value === 'object') return maskedObject(value, name, depth);
  if (isSecret(name)) return '***';
  if (typeof value !== 'string') return value;
  if (PHONE.test(name) && SEALED.test(value)) return '***';
  const text = numbersMasked(value);
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…（共${text.length}字）` : text;
}

function maskedObject(value: object, name: string, depth: number): unknown {
  if (Buffer.isBuffer(value)) return `（${value.length}字节）`;
  // The fields inside a secret are a part of it, whatever their names are.
  if (isSecret(name) && !Array.isArray(value)) return '***';
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) {
    const shown = value.slice(0, MOST_ITEMS).map((item) => masked(item, name, depth + 1));
    return value.length > MOST_ITEMS ? [...shown, `…（共${value.length}项）`] : shown;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(item, key, depth + 1)]));
}
