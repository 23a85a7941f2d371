import { pageShownAgain } from '@/components/pressable';
import { configureNavigation, onNamedEvent, type NavigationPorts } from '@/navigation';
import { http } from '@/platform/http';
import { page } from '@/platform/page';
import { random } from '@/platform/random';
import { configureRequest } from '@/request';
import * as settings from '@/settings';
import { accessToken } from '@/stores/accessToken';
import { channel } from '@/stores/channel';
import { reportLogin } from '@/stores/deviceReport';
import { drafts } from '@/stores/drafts';
import { enterCredit, enterLoan } from '@/stores/entry';
import { expire } from '@/stores/expiry';
import { reportCall, reportTarget } from '@/stores/faults';
import { feedback } from '@/stores/feedback';
import { hostApp } from '@/stores/hostApp';
import { LoginLeft } from '@/stores/loginLeft';
import { onLogin } from '@/stores/logins';
import { watchFrame } from '@/stores/frame';
import { nextPage } from '@/stores/nextPage';
import { watchPageLoading } from '@/stores/pageLoading';
import { gray } from '@/stores/gray';
import { watchOtherWindows } from '@/stores/otherWindows';
import { addressWritten, afterEntry, enter } from '@/stores/launch';
import { partnerReturn } from '@/stores/partnerReturn';
import { privacyConsent } from '@/stores/privacy';
import { routePolicyOf } from '@/stores/routePolicy';
import { session } from '@/stores/session';
import { textSeal } from '@/stores/textSeal';
import { track } from '@/stores/track';
import { loginSilently } from '@/stores/wechatLogin';
import { updates } from '@/stores/update';
import { waysOut } from '@/stores/waysOut';

/** Gives every layer what it has to know of the others. Once, before the first page. */
export function compose(): void {
  const effects = enter();
  drafts.sweep();
  hostApp.start();
  privacyConsent.start();
  track.start();
  onLogin(() => {
    void reportLogin();
    track.action({ eventType: 'login', pageModule: 'login' });
    track.attribution('login');
  });

  // The ciphers come with the first sealed call, not with the first page.
  const wire = () => import('@/wire');
  textSeal.use({
    seal: async (text) => (await wire()).sealText(text, settings.PHONE_KEY, (count) => random.bytes(count)),
    open: async (sealed) => (await wire()).openText(sealed, settings.PHONE_KEY),
  });

  const loginLeft = new LoginLeft();
  configureNavigation({
    loggedIn: () => session.loggedIn,
    nextPage: nextPage.get,
    setNextPage: nextPage.set,
    loginElsewhere: () => waysOut.login(),
    tell: (text) => feedback.toast(text),
    policyOf: routePolicyOf,
    reportTarget,
    pageShown: (place, again) => {
      if (again) pageShownAgain();
      track.page(place);
      partnerReturn.seen(place);
      loginLeft.seen(place);
    },
  } satisfies NavigationPorts);
  watchOtherWindows();
  watchFrame();
  watchPageLoading();
  onNamedEvent('toCredit', enterCredit);
  onNamedEvent('toLoan', enterLoan);

  configureRequest({
    settings: {
      baseUrl: channel.baseUrl,
      mockBaseUrl: settings.MOCK_BASE_URL,
      version: settings.VERSION,
      publicKey: settings.PUBLIC_KEY,
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
    reportError: reportCall,
    http: gray.watching(http),
    random,
    now: () => Date.now(),
  });
  afterEntry(effects);
  gray.arrived();
  void loginSilently();
  updates.watch();
  page.onAddress(addressWritten);
}
