import type { CallDefinition } from '@/contract';
import { entryText, makeRv, seal, sealPasswords } from '@/wire';
import { randomBytes } from 'node:crypto';
import type { ClientKeys, HttpRequest, Picture } from './http';

interface EncodedCall extends HttpRequest {
  /** Key of the answer to a sealed call. */
  readonly sessionKey: string | undefined;
}

const FORM = 'application/x-www-form-urlencoded';

const texts = (params: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const text = entryText(value);
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** Fills each `:name` in the path from the field of that name; returns the path and the other fields. */
function fillPath(path: string, params: Readonly<Record<string, unknown>>) {
  const left = { ...params };
  const url = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = entryText(left[name]) ?? '';
    delete left[name];
    return encodeURIComponent(value);
  });
  return { url, left };
}

async function multipart(
  params: Readonly<Record<string, unknown>>,
  field: string,
  pictures: readonly Picture[],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts(params))) form.set(name, value);
  for (const { name, type, bytes } of pictures)
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const body = new Response(form);
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

/** Encodes a call as the app does (wire protocol, "A request"). */
export async function encodeCall(
  definition: CallDefinition,
  params: Readonly<Record<string, unknown>>,
  pictures: readonly Picture[],
  { publicKey, passwordKey }: ClientKeys,
): Promise<EncodedCall> {
  const method = definition.verb;
  const { url, left } = fillPath(definition.path, params);
  const rv = definition.rv === true ? makeRv({ publicKey, random: randomBytes, now: Date.now() }) : undefined;
  const rvHeader: Record<string, string> = rv === undefined ? {} : { rv };
  switch (definition.body) {
    case 'sealed': {
      const names = definition.passwords ?? [];
      const safe = sealPasswords(left, names, { key: passwordKey, random: randomBytes });
      const { fields, sessionKey } = seal(safe, { publicKey, random: randomBytes, rv });
      const payload = new URLSearchParams({ ...fields }).toString();
      return { method, url, headers: { 'content-type': FORM, ...rvHeader }, payload, sessionKey };
    }
    case 'multipart': {
      const { headers, payload } = await multipart(left, definition.files?.field ?? 'file', pictures);
      return { method, url, headers: { ...headers, ...rvHeader }, payload, sessionKey: undefined };
    }
    case 'json': {
      const headers = { 'content-type': 'application/json', ...rvHeader };
      return { method, url, headers, payload: JSON.stringify(left), sessionKey: undefined };
    }
    case 'plain': {
      const fields = new URLSearchParams(texts(left)).toString();
      if (method === 'GET')
        return { method, url: `${url}?${fields}`, headers: rvHeader, sessionKey: undefined };
      const headers = { 'content-type': FORM, ...rvHeader };
      return { method, url, headers, payload: fields, sessionKey: undefined };
    }
  }
}
