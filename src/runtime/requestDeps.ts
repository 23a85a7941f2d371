import { passwordKey } from '@/cipherKeys';
import { http } from '@/platform/http';
import { idle } from '@/platform/idle';
import { random } from '@/platform/random';
import type { RequestDeps } from '@/request';
import * as settings from '@/settings';
import { channel } from '@/stores/channel';
import { feedback } from '@/stores/feedback';
import { serverDay } from '@/stores/serverDay';
import { session } from '@/stores/session';
import { accessToken } from './accessToken';
import { reporting } from './lazy';
import { expire } from './expiry';
import { gray } from './gray';

/** Everything that this app gives to the request layer. */
export const requestDeps = (): RequestDeps => ({
  settings: {
    baseUrl: channel.baseUrl,
    mockBaseUrl: settings.MOCK_BASE_URL,
    mockPaths: settings.MOCK_PATHS,
    version: settings.VERSION,
    publicKey: settings.PUBLIC_KEY,
    passwordKey,
    clientId: settings.CLIENT_ID,
    clientSecret: settings.CLIENT_SECRET,
    timeoutMs: settings.TIMEOUT_MS,
    transferTimeoutMs: settings.TRANSFER_TIMEOUT_MS,
    bearerRule: settings.BEARER_RULE,
    tokenVerb: settings.TOKEN_VERB,
    acceptUnsigned: settings.ACCEPT_UNSIGNED,
  },
  session: {
    tokenCode: () => session.tokenCode,
    phone: () => session.shownPhone(),
    generation: () => session.generation,
  },
  accessToken,
  channel: { platform: () => channel.platform },
  gray,
  feedback,
  onExpired: expire,
  onHeaders: gray.onHeaders,
  onTime: serverDay.learn,
  reportError: (failed) => reporting(({ reportCall }) => reportCall(failed)),
  http: gray.watching(http),
  random,
  idle,
  now: () => Date.now(),
});
