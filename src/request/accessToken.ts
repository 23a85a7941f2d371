import type { RequestDeps } from './deps';

export interface FetchedToken {
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
export function createAccessToken(
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
