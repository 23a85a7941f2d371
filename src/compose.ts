import { nextTapIsNew } from '@/components/pressable';
import { WRONG } from '@/components/wrong';
import { enterCredit, enterLoan } from '@/features/entry';
import { onlyWarned } from '@/features/onlyWarned';
import { loginSilently } from '@/features/silentLogin';
import { onPointOut } from '@/model/pointOut';
import { configureNavigation, titleOf, type NavigationPorts } from '@/navigation';
import { http } from '@/platform/http';
import { idle } from '@/platform/idle';
import { page } from '@/platform/page';
import { random } from '@/platform/random';
import { reveal } from '@/platform/reveal';
import { configureRequest, type RequestDeps } from '@/request';
import { accessToken } from '@/runtime/accessToken';
import { reportCall, reportTarget } from '@/runtime/errorReports';
import { expire } from '@/runtime/expiry';
import { watchFrame } from '@/runtime/frame';
import { gray } from '@/runtime/gray';
import { addressWritten, afterEntry, enter } from '@/runtime/launch';
import { LoginLeft } from '@/runtime/loginLeft';
import { onLogin } from '@/runtime/logins';
import { watchOtherWindows } from '@/runtime/otherWindows';
import { watchPageLoading } from '@/runtime/pageLoading';
import { routePolicyOf } from '@/runtime/routePolicy';
import * as settings from '@/settings';
import { channel } from '@/stores/channel';
import { drafts } from '@/stores/drafts';
import { feedback } from '@/stores/feedback';
import { gesture } from '@/stores/gesture';
import { hostApp } from '@/stores/hostApp';
import { nextPage } from '@/stores/nextPage';
import { partnerReturn } from '@/stores/partnerReturn';
import { privacyConsent } from '@/stores/privacy';
import { session } from '@/stores/session';
import { textSeal } from '@/stores/textSeal';
import { track } from '@/stores/track';
import { updates } from '@/stores/update';
import { waysOut } from '@/stores/waysOut';

interface Connections {
  readonly navigation?: Partial<NavigationPorts>;
  readonly request?: Partial<RequestDeps>;
}

/** Starts the app. Called once, before the first page. */
export function compose(): void {
  const effects = enter();
  drafts.sweep();
  hostApp.start();
  privacyConsent.start();
  track.start();
  gesture.start();
  onLogin(() => {
    // Its calls are loaded with the first login, not with the first page.
    import('@/features/deviceReport')
      .then(({ reportLogin }) => reportLogin())
      // The person is logged in, reported or not.
      .catch((failure: unknown) => onlyWarned('device report', failure));
    track.action({ eventType: 'login', pageModule: 'login' });
    track.attribution('login');
  });
  connectLayers();
  watchOtherWindows();
  watchFrame();
  watchPageLoading();
  afterEntry(effects);
  gray.arrived();
  void loginSilently();
  updates.watch();
  page.onAddress(addressWritten);
}

/** Connects the layers with each other. Tests replace what belongs to the device. */
export function connectLayers({ navigation, request }: Connections = {}): void {
  // The ciphers are loaded with the first sealed text, not with the first page.
  const sealer = async () => (await import('@/runtime/restSeal')).restSeal;
  textSeal.use({
    seal: async (text) => (await sealer()).seal(text),
    open: async (sealed) => (await sealer()).open(sealed),
    sealForServer: async (text) => (await sealer()).sealForServer(text),
  });

  onPointOut(({ sent }) => {
    // What was sent and refused stays one tap of a double tap: the second one would send again.
    if (!sent) nextTapIsNew();
    reveal.first(WRONG);
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
      if (again) nextTapIsNew();
      page.name(titleOf(place.key));
      track.page(place);
      partnerReturn.seen(place);
      loginLeft.seen(place);
    },
    flows: { toCredit: enterCredit, toLoan: enterLoan },
    ...navigation,
  });
  configureRequest({
    settings: {
      baseUrl: channel.baseUrl,
      mockBaseUrl: settings.MOCK_BASE_URL,
      mockPaths: settings.MOCK_PATHS,
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
    idle,
    now: () => Date.now(),
    ...request,
  });
}
