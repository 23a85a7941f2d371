import { http } from '@/platform/http';
import { idle } from '@/platform/idle';
import { page } from '@/platform/page';
import { random } from '@/platform/random';
import type { RequestDeps } from '@/request';
import * as settings from '@/settings';
import { channel } from '@/stores/channel';
import { feedback } from '@/stores/feedback';
import { hostOffers } from '@/stores/offers';
import { serverDay } from '@/stores/serverDay';
import { session } from '@/stores/session';
import { accessToken } from './accessToken';
import { reporting } from './lazy';
import { expire } from './expiry';
import { gray } from './gray';

/** Without a browser there is no other origin and no preflight. */
const isOwnOrigin = (base: string): boolean =>
  base === '' || !http.hasOrigin || `${base}/`.startsWith(`${page.origin()}/`);

/** Everything that this app gives to the request layer. */
export const requestDeps = (): RequestDeps => ({
  settings: {
    baseUrl: channel.baseUrl,
    mockBaseUrl: settings.MOCK_BASE_URL,
    mockPaths: settings.MOCK_PATHS,
    version: settings.VERSION,
    publicKey: settings.PUBLIC_KEY,
    passwordKey: settings.passwordKey,
    clientId: settings.CLIENT_ID,
    clientSecret: settings.CLIENT_SECRET,
    timeoutMs: settings.TIMEOUT_MS,
    transferTimeoutMs: settings.TRANSFER_TIMEOUT_MS,
    bearerRule: settings.BEARER_RULE,
    tokenVerb: settings.TOKEN_VERB,
    acceptUnsigned: settings.ACCEPT_UNSIGNED,
    traceHeader: settings.TRACE_HEADER === 'always' || isOwnOrigin(channel.baseUrl),
    gatewayPrefix: settings.GATEWAY_PREFIX,
    frontPrefix: settings.FRONT_PREFIX,
  },
  session: {
    tokenCode: () => session.tokenCode,
    phone: () => session.shownPhone(),
    generation: () => session.generation,
  },
  accessToken,
  offers: {
    has: (definition) => hostOffers.has(definition),
    lacks: (definition) => hostOffers.lacks(definition),
    instead: async (name) => (await import('@/features/beyond')).insteadOf(name),
  },
  channel: { platform: () => channel.platform },
  gray,
  feedback,
  onExpired: expire,
  onHeaders: gray.onHeaders,
  onTime: serverDay.learn,
  reportLost: (definition, data) => reporting(({ reportLost }) => reportLost(definition, data)),
  reportError: (failed) => reporting(({ reportCall }) => reportCall(failed)),
  http: gray.watching(http),
  random,
  idle,
  now: () => Date.now(),
});
