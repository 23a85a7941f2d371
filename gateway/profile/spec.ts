import type { FastifyRequest } from 'fastify';
import { specAnswer, tokenAnswer } from './answers';
import { corsHooks } from './cors';
import { unwrapToken } from './jwt';
import { refusesToken } from './own';
import type { Profile } from './profile';

const TOKEN_PATH = '/oauth/token';
/** Spec §7 Transport: paths of the application's front, which never have the gateway's prefix. */
const FRONT = '/applfront/';

export interface SpecHost {
  /** Before every gateway path, such as '/gateway'; '' for none. */
  readonly prefix: string;
  readonly plain: boolean;
}

/** A host that knows the spec and nothing else. Deterministic: the nth answer of a call always has the same form. */
export function specProfile({ prefix, plain }: SpecHost): Profile {
  const turns = new Map<string, number>();
  const prefixed = new WeakSet<FastifyRequest['raw']>();

  const nextTurn = (name: string): number => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return turn;
  };

  return {
    offers: ({ beyond, path }, { raw }) =>
      beyond !== true && (prefix === '' || prefixed.has(raw) !== path.startsWith(FRONT)),

    write: (definition, outcome, sessionKey) => {
      if (refusesToken(outcome)) return { status: 401, body: { error: 'invalid_token' } };
      if (definition.path === TOKEN_PATH) {
        return 'data' in outcome
          ? { status: 200, body: tokenAnswer(outcome.data) }
          : { status: 401, body: { error: 'invalid_client' } };
      }
      const turn = nextTurn(definition.name);
      return { status: 200, body: specAnswer({ definition, outcome, sessionKey, turn, plain }) };
    },

    rewriteUrl: (raw) => {
      const url = raw.url ?? '/';
      if (prefix === '' || !url.startsWith(`${prefix}/`)) return url;
      prefixed.add(raw);
      return url.slice(prefix.length);
    },

    hooks: (app) => {
      corsHooks(app);
      app.addHook('onRequest', async ({ headers }) => {
        const [, jwt] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
        if (jwt !== undefined) headers.authorization = `Bearer ${unwrapToken(jwt)}`;
      });
    },
  };
}
