import type { RequestDeps } from './deps';

export interface FetchedToken {
  readonly token: string;
  readonly expiresInSeconds: number;
}

export interface AccessTokenSource {
  /** The stored token, or a new one where there is none. */
  get(): Promise<string>;
  /** A new token after `refused` was; the one that another call has fetched meanwhile, where there is one. */
  renew(refused: string): Promise<string>;
  /** A new token whatever is stored. */
  refresh(): Promise<string>;
}

/** Spec §6: one token request runs, however many calls wait for it. */
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
      // A refresh that is under way (each launch begins with one) holds nobody up who has a token that lives.
      return store.read() || (flight ?? refresh());
    },
    async renew(refused) {
      if (store.read() === refused) store.clear();
      return flight ?? (store.read() || refresh());
    },
  };
}
