import type { tokenCalls } from '@/contract/token';
import { timingSafeEqual } from 'node:crypto';
import type { HandlersOf } from '../context';
import { addAccessToken } from '../queries/accessTokens';
import { refuseToken } from '../refusals/login';
import { hashToken, newToken } from '../secrets';

const LIFE_SECONDS = 2 * 3600;

const same = (left: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(left)), Buffer.from(hashToken(right)));

export const tokenHandlers: HandlersOf<typeof tokenCalls> = {
  async oauthToken({ client_id, client_secret }, { sql, now, client }) {
    const known = client.secrets.filter((secret) => same(client_secret, secret)).length > 0;
    if (!same(client_id, client.id) || !known) {
      throw refuseToken('clientUnknown');
    }
    const token = newToken();
    await addAccessToken(sql, hashToken(token), new Date(now.getTime() + LIFE_SECONDS * 1000));
    return { access_token: token, token_type: 'bearer', expires_in: LIFE_SECONDS };
  },
};
