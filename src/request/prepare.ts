import type { CallDefinition } from '@/contract';
import type { Sealer } from '@/wire';
import { entryText } from '@/wire/canonical';
import { wellFormed } from '@/wire/wellFormed';
import type { RequestDeps, RequestSettings } from './deps';

type Params = Readonly<Record<string, unknown>>;

/** A call as it is sent over the network, without its base address. */
export interface Prepared {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  /** Fields of a multipart request. */
  readonly fields?: Record<string, string>;
  /** Key that opens the answer of a sealed request. */
  readonly sessionKey?: string;
}

export interface Draft {
  readonly definition: CallDefinition;
  readonly params: Params;
  readonly headers: Record<string, string>;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Turns a draft into the form of its body kind (contract/define.ts). */
export function createPrepare(deps: RequestDeps): (draft: Draft) => Promise<Prepared> {
  const { settings, random, now, idle } = deps;
  let made: Sealer | undefined;

  const sealer = async (): Promise<Sealer> => {
    if (made === undefined) {
      // Asking for a call, loading this code, reading the key and making the first session key are separate tasks.
      await idle.turn();
      // Ciphers stay out of the first load: the first page is drawn before anything is sealed.
      const { createSealer } = await import(/* webpackChunkName: "background" */ '@/wire');
      await idle.turn();
      made ??= createSealer({
        publicKey: settings.publicKey,
        random: (count) => random.bytes(count),
        now: () => now(),
        turn: () => idle.turn(),
        idle: (act) => idle.soon(act),
      });
    }
    // Each call uses up some random bytes.
    await random.ready();
    return made;
  };
  // Prepare the sealer while the first call waits for its access token: on a cheap phone this takes some frames.
  idle.soon(() => void sealer().catch(() => undefined));

  /** Spec §9: passwords under their own key, so that code that opens and logs bodies sees none. */
  const hidden = async ({ passwords = [] }: CallDefinition, params: Params): Promise<Params> => {
    if (passwords.length === 0) return params;
    const { sealPasswords } = await import(/* webpackChunkName: "background" */ '@/wire');
    return sealPasswords(params, passwords, {
      key: settings.passwordKey(),
      random: (count) => random.bytes(count),
    });
  };

  const sealed = async ({ definition, params, headers }: Draft, path: string): Promise<Prepared> => {
    const own = await sealer();
    const { fields, sessionKey, rv } = await own.seal(
      await hidden(definition, params),
      definition.rv === true,
    );
    return {
      path,
      headers: { ...headers, ...FORM, ...(rv === undefined ? {} : { rv }) },
      body: formEncode({ ...fields }),
      sessionKey,
    };
  };

  return async ({ definition, params, headers }) => {
    const { path, rest } = fillPath(definition.path, params);
    if (definition.body === 'sealed') return sealed({ definition, params: rest, headers }, path);
    if (definition.body === 'multipart') return { path, headers, fields: textFields(rest) };
    if (definition.verb === 'GET') {
      const query = formEncode(textFields(rest));
      return { path: query ? `${path}?${query}` : path, headers };
    }
    return definition.body === 'json'
      ? { path, headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(rest) }
      : { path, headers: { ...headers, ...FORM }, body: formEncode(textFields(rest)) };
  };
}

/** Spec §7 Transport: a relative path is an application front path or a gateway path. */
const FRONT = '/applfront/';

/** Base of a path: the mock host, otherwise the base address. Undefined if a base is needed and missing. */
export function baseOf(path: string, settings: RequestSettings, hasOrigin: boolean): string | undefined {
  const { baseUrl, mockBaseUrl, mockPaths = [] } = settings;
  const mocked = mockBaseUrl && (mockPaths.length === 0 || mockPaths.includes(path));
  const base = (mocked ? mockBaseUrl : baseUrl).replace(/\/+$/, '');
  const { gatewayPrefix = '', frontPrefix = '' } = settings;
  if (base === '' && !hasOrigin) return undefined;
  return base + (path.startsWith(FRONT) ? frontPrefix : gatewayPrefix);
}

/** Fills `:name` from the params; a param in the path is not sent again. */
function fillPath(path: string, params: Params): { path: string; rest: Params } {
  const rest: Record<string, unknown> = { ...params };
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    delete rest[name];
    return encode(entryText(params[name]) ?? '');
  });
  return { path: filled, rest };
}

/** Params as texts, without those that are null or undefined. */
function textFields(params: Params): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const text = entryText(value);
    if (text !== undefined) fields[name] = text;
  }
  return fields;
}

/** `a=1&b=2`; a mini-program has no URLSearchParams. */
function formEncode(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
