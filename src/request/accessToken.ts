import type { CallDefinition, Response } from '@/contract';
import { tokenCalls } from '@/contract/token';
import { classify } from '@/domain/errors/catalogue';
import type { RequestDeps } from './deps';
import { fitting } from './answer';
import { Refused } from './failureOf';
import type { Arrived, Send } from './transport';

interface FetchedToken {
  readonly token: string;
  readonly expiresInSeconds: number;
}

export interface AccessTokenSource {
  /** The stored token, or a new one if there is none. */
  get(): Promise<string>;
  /** A new token after `refused` was refused, or the one that another call has fetched since. */
  renew(refused: string): Promise<string>;
  /** Always requests a new token. */
  refresh(): Promise<string>;
}

/** Spec §6: one token request runs, for any number of waiting calls. */
function createAccessToken(
  store: RequestDeps['accessToken'],
  fetchToken: () => Promise<FetchedToken>,
): AccessTokenSource {
  let flight: Promise<string> | undefined;

  const refresh = (): Promise<string> => {
    flight ??= fetchToken()
      .then(({ token, expiresInSeconds }) => {
        store.write(token, expiresInSeconds);
        return token;
      })
      .finally(() => {
        flight = undefined;
      });
    return flight;
  };

  return {
    refresh,
    async get() {
      // A valid token does not wait for a refresh in flight (each launch begins with one).
      return store.read() || (flight ?? refresh());
    },
    async renew(refused) {
      if (store.read() === refused) store.clear();
      return flight ?? (store.read() || refresh());
    },
  };
}

/** Plain OAuth (RFC 6749): the token itself, without an envelope. */
const isPlainToken = ({ status, body }: Arrived): boolean =>
  status === 200 && typeof body === 'object' && body !== null && 'access_token' in body;

/** Spec §7 Token. `failed` is called once per failure, for any number of waiting calls. */
export function createTokens(
  deps: RequestDeps,
  send: Send,
  { traceNo, failed }: { traceNo: () => Promise<string>; failed: (error: unknown, traceNo: string) => void },
): AccessTokenSource {
  const { clientId, clientSecret, tokenVerb } = deps.settings;
  const definition: CallDefinition = { ...tokenCalls.oauthToken, verb: tokenVerb };
  const params = {
    grant_type: 'client_credentials',
    scope: 'select',
    client_id: clientId,
    client_secret: clientSecret,
  };

  const fetchToken = async (): Promise<FetchedToken> => {
    const trace = await traceNo();
    try {
      const arrived = await send({ definition, params, files: [], traceNo: trace });
      const verdict = isPlainToken(arrived) ? { data: arrived.body } : classify(arrived);
      if ('kind' in verdict && verdict.kind !== 'success') {
        throw new Refused(verdict, arrived.status, deps.session.generation());
      }
      const token = fitting(tokenCalls.oauthToken.response, verdict.data) as Response<'oauthToken'>;
      return { token: token.access_token, expiresInSeconds: token.expires_in };
    } catch (error) {
      failed(error, trace);
      throw error;
    }
  };

  return createAccessToken(deps.accessToken, fetchToken);
}
