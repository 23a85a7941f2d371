import { persisted } from '@/model/persisted';

/** A token is asked for anew this long before its end, so that none dies on its way. */
const MARGIN_MS = 60_000;

/** The anonymous visitor's access token (spec §6), kept over reloads. */
export const accessToken = {
  /** '' where there is none, or none that lives long enough. */
  read: (): string =>
    persisted.get('accessTokenEnd') - Date.now() > MARGIN_MS ? persisted.get('access_token') : '',

  write(token: string, expiresInSeconds: number): void {
    persisted.set({ access_token: token, accessTokenEnd: Date.now() + expiresInSeconds * 1000 });
  },

  clear: (): void => persisted.forget(['access_token', 'accessTokenEnd']),
};
