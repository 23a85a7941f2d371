import { createDecipheriv, createHash } from 'node:crypto';
import { canonical } from '@/wire/canonical';
import { strictBase64 } from './base64';
import type { GatewayKey, GatewayKeys } from './keys';
import { unwrap } from './unwrap';

const KEY_BYTES = 16;
const IV_BYTES = 16;

/** One step of opening a sealed request, and whether it held. */
export interface SealStep {
  readonly step: 'body' | 'json' | 'sign';
  readonly held: boolean;
  readonly note: string;
}

function decrypted(body: unknown, sessionKey: string): string | undefined {
  const bytes = strictBase64(body);
  if (bytes === undefined) return undefined;
  try {
    const decipher = createDecipheriv(
      'aes-128-cbc',
      Buffer.from(sessionKey, 'latin1'),
      bytes.subarray(0, IV_BYTES),
    );
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function signed(json: string | undefined, sealed: { sessionKey: string; rv: string | undefined }) {
  try {
    const params = JSON.parse(json ?? '') as unknown;
    if (typeof params !== 'object' || params === null || Array.isArray(params)) return undefined;
    const own = params as Record<string, unknown>;
    return createHash('sha256').update(canonical(own, sealed), 'utf8').digest('hex');
  } catch {
    return undefined;
  }
}

const heldBy = (steps: readonly SealStep[]): number => steps.filter(({ held }) => held).length;

/** A sealed request that came, and what is known of it. */
export interface SealedCame {
  readonly body: unknown;
  readonly rv: unknown;
  /** Length of the JSON in it, if the request was opened: then every step held. */
  readonly characters: number | undefined;
}

/** The steps of opening a request; with the accepted key that gets furthest, if none opens it. */
export function sealSteps({ body, rv, characters }: SealedCame, keys: GatewayKeys): readonly SealStep[] {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const header = typeof rv === 'string' ? rv : undefined;
  // Opening it once more would cost as much as the call.
  if (characters !== undefined)
    return described(fields, header, { characters, sign: String(fields['sign']) });
  return keys
    .accepted()
    .map((key) => described(fields, header, triedWith(key, fields, header)))
    .reduce((best, steps) => (heldBy(steps) > heldBy(best) ? steps : best));
}

/** What came out of the steps; undefined: the step failed. */
interface Tried {
  readonly characters: number | undefined;
  readonly sign: string | undefined;
}

/**
 * Opens a sealed request once more, step by step. For the console's trace alone: the answer of a call must never say which step fails
 * (openRequest).
 */
function triedWith(
  key: GatewayKey,
  fields: Readonly<Record<string, unknown>>,
  rv: string | undefined,
): Tried {
  const sessionKey = unwrap(fields['sKey'], KEY_BYTES, key);
  const text = decrypted(fields['body'], sessionKey);
  return { characters: text?.length, sign: signed(text, { sessionKey, rv }) };
}

function described(
  fields: Readonly<Record<string, unknown>>,
  rv: string | undefined,
  { characters, sign }: Tried,
): readonly SealStep[] {
  const given = typeof fields['sign'] === 'string' ? fields['sign'] : '';
  return [
    // A wrong sKey gives a random key (unwrap), which shows only here.
    {
      step: 'body',
      held: characters !== undefined,
      note: `私钥解开 sKey，再用 AES-128-CBC 解开 body：${characters ?? 0} 字`,
    },
    { step: 'json', held: sign !== undefined, note: '内容是一个 JSON 对象' },
    {
      step: 'sign',
      held: sign !== undefined && sign === given,
      note: `应是 ${sign?.slice(0, 16) ?? '—'}…，收到 ${given.slice(0, 16) || '—'}…${rv === undefined ? '' : '（含 rv）'}`,
    },
  ];
}
