import { configureNavigation, onNamedEntry } from '@/navigation';
import { http } from '@/platform/http';
import { page } from '@/platform/page';
import { random } from '@/platform/random';
import { configureRequest } from '@/request';
import * as settings from '@/settings';
import { accessToken } from '@/stores/accessToken';
import { channel } from '@/stores/channel';
import { drafts } from '@/stores/drafts';
import { startCredit, startLoan } from '@/stores/entry';
import { expire } from '@/stores/expiry';
import { reportCall } from '@/stores/faults';
import { feedback } from '@/stores/feedback';
import { persisted } from '@/stores/persisted';
import { session } from '@/stores/session';

/** Gives every layer what it has to know of the others. Once, before the first page. */
export function compose(): void {
  channel.enter(page.launchQuery());
  drafts.sweep();

  session.usePhoneSeal({
    // The ciphers come with the first sealed call, not with the first page.
    seal: async (phone) =>
      (await import('@/wire')).sealPhone(phone, settings.PHONE_KEY, (count) => random.bytes(count)),
    open: async (sealed) => (await import('@/wire')).openPhone(sealed, settings.PHONE_KEY),
  });

  configureNavigation({
    loggedIn: () => session.loggedIn,
    nextPage: () => persisted.get('loginNextPage'),
    setNextPage: (loginNextPage) => persisted.set({ loginNextPage }),
    tell: (text) => feedback.toast(text),
  });
  onNamedEntry('toCredit', () => void startCredit());
  onNamedEntry('toLoan', () => void startLoan());

  configureRequest({
    settings: {
      baseUrl: settings.BASE_URL,
      mockBaseUrl: settings.MOCK_BASE_URL,
      version: settings.VERSION,
      publicKey: settings.PUBLIC_KEY,
      clientId: settings.CLIENT_ID,
      clientSecret: settings.CLIENT_SECRET,
      timeoutMs: settings.TIMEOUT_MS,
      transferTimeoutMs: settings.TRANSFER_TIMEOUT_MS,
      bearerRule: settings.BEARER_RULE,
      tokenVerb: settings.TOKEN_VERB,
      acceptUnsigned: false,
    },
    session: {
      tokenCode: () => session.tokenCode,
      phone: () => session.phone(),
      generation: () => session.generation,
    },
    accessToken,
    channel: { platform: () => channel.platform },
    gray: { headers: () => ({}) },
    feedback,
    onExpired: expire,
    onHeaders: () => undefined,
    reportError: reportCall,
    http,
    random,
    now: () => Date.now(),
  });
}
