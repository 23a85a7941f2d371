import type { CallDefinition } from '@/contract';
import type { Sealer } from '@/wire';
import { fillPath, formEncode, textFields } from './address';
import type { RequestDeps } from './deps';

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

  const sealed = async ({ definition, params, headers }: Draft, path: string): Promise<Prepared> => {
    const own = await sealer();
    const { fields, sessionKey, rv } = await own.seal(params, definition.rv === true);
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
