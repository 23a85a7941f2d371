import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { canonical } from '@/wire/canonical';
import { strictBase64 } from './base64';
import { openWithAny, type GatewayKeys } from './keys';
import { unwrap } from './unwrap';

const KEY_BYTES = 16;
const IV_BYTES = 16;
const KEY_FORM = /^[A-Za-z0-9]{16}$/;

export interface OpenedRequest {
  readonly params: Record<string, unknown>;
  /** Key that seals the answer. */
  readonly sessionKey: string;
  /** Length of the JSON that was sealed. */
  readonly characters: number;
}

/**
 * Opens a sealed request (wire protocol, "A request"): unwrap the key, decrypt, parse, recompute the sign and compare. Every
 * mistake gives the same refusal, and a step that fails passes on an empty value instead of stopping, so that all steps
 * always run. With two keys accepted, all steps run for the second one too.
 */
export function openRequest(
  fields: Readonly<Record<string, unknown>>,
  headers: { readonly rv?: string | undefined },
  keys: GatewayKeys,
): OpenedRequest {
  return openWithAny(keys, (key) => {
    const sessionKey = unwrap(fields['sKey'], KEY_BYTES, key);
    const json = decrypt(fields['body'], sessionKey);
    const params = parseParams(json);
    const signed = matches(fields['sign'], signOf(params ?? {}, { sessionKey, rv: headers.rv }));
    if (params === undefined || !signed || !KEY_FORM.test(sessionKey)) return undefined;
    return { params, sessionKey, characters: json.length };
  });
}

function decrypt(body: unknown, sessionKey: string): string {
  const bytes = strictBase64(body) ?? Buffer.alloc(0);
  try {
    const key = Buffer.from(sessionKey, 'latin1');
    const decipher = createDecipheriv('aes-128-cbc', key, bytes.subarray(0, IV_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return '';
  }
}

function parseParams(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function signOf(
  params: Record<string, unknown>,
  sealed: { sessionKey: string; rv: string | undefined },
): string {
  try {
    return createHash('sha256').update(canonical(params, sealed), 'utf8').digest('hex');
  } catch {
    return ''; // a reserved name among the params
  }
}

function matches(sign: unknown, expected: string): boolean {
  const given = Buffer.from(typeof sign === 'string' ? sign : '', 'utf8');
  const wanted = Buffer.from(expected, 'utf8');
  return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
}
