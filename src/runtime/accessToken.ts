import { persisted } from '@/storage/persisted';

/** A new token is requested this long before the old one expires, so that no token expires in transit. */
const MARGIN_MS = 60_000;

/** The anonymous visitor's access token (spec §6), kept over reloads. */
export const accessToken = {
  /** '' if there is none, or if it expires too soon. */
  read: (): string =>
    persisted.get('accessTokenEnd') - Date.now() > MARGIN_MS ? persisted.get('access_token') : '',

  write(token: string, expiresInSeconds: number): void {
    persisted.set({ access_token: token, accessTokenEnd: Date.now() + expiresInSeconds * 1000 });
  },

  clear: (): void => persisted.forget(['access_token', 'accessTokenEnd']),
};
