import { nextTapIsNew } from '@/components/pressable';
import { ERROR_CLASS } from '@/components/errorClass';
import { enterCredit, enterLoan } from '@/features/entry';
import { onlyWarned } from '@/features/onlyWarned';
import { loginSilently } from '@/features/silentLogin';
import { onPointOut } from '@/model/pointOut';
import { configureNavigation, titleOf, type NavigationPorts } from '@/navigation';
import { idle } from '@/platform/idle';
import { backStep } from '@/platform/backStep';
import { page } from '@/platform/page';
import { pageFocus } from '@/platform/pageFocus';
import { configureRequest, type RequestDeps } from '@/request';
import { lazyParts, withLazyParts } from '@/runtime/lazy';
import { reportTarget } from '@/runtime/errorReports';
import { watchFrame } from '@/runtime/frame';
import { background, inBackground, startBackground } from '@/runtime/inBackground';
import { addressWritten, afterEntry, enter } from '@/runtime/launch';
import { LoginLeft } from '@/runtime/loginLeft';
import { onLogin } from '@/runtime/logins';
import { watchOtherWindows } from '@/runtime/otherWindows';
import { watchPageLoading } from '@/runtime/pageLoading';
import { connection } from '@/stores/connection';
import { drafts } from '@/storage/drafts';
import { feedback } from '@/stores/feedback';
import { gesture } from '@/stores/gesture';
import { hostApp } from '@/stores/hostApp';
import { nextPage } from '@/storage/nextPage';
import { session } from '@/stores/session';
import { textSeal } from '@/storage/textSeal';
import { flowEnds } from '@/stores/flowEnds';
import { startPrivacy } from './appShell/PrivacyQuestion';

interface Connections {
  readonly navigation?: Partial<NavigationPorts>;
  readonly request?: Partial<RequestDeps>;
}

/** Starts the app. Called once, before the first page. */
export function compose(): void {
  const effects = enter();
  drafts.sweep();
  hostApp.start();
  startPrivacy();
  gesture.start();
  onLogin(() => {
    // Its calls are loaded with the first login, not with the first page.
    import('@/features/deviceReport')
      .then(({ reportLogin }) => reportLogin())
      // The person is logged in, reported or not.
      .catch((failure: unknown) => onlyWarned('device report', failure));
    inBackground(({ track }) => {
      track.action({ eventType: 'login', pageModule: 'login' });
      track.attribution('login');
    });
  });
  connectLayers();
  watchOtherWindows();
  watchFrame();
  watchPageLoading();
  connection.watch();
  backStep.watch();
  page.onAddress(addressWritten);
  // The first calls take a cheap phone some time: let it draw the first page before them.
  void idle.turn().then(() => {
    afterEntry(effects);
    startBackground();
    void loginSilently();
  });
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
    // Not after a refused request: the second tap of a double tap would send it again.
    if (!sent) nextTapIsNew();
    withLazyParts(({ reveal }) => reveal.first(ERROR_CLASS));
  });

  const loginLeft = new LoginLeft();
  configureNavigation({
    loggedIn: () => session.loggedIn,
    nextPage: nextPage.get,
    setNextPage: nextPage.set,
    loginElsewhere: () => flowEnds.login(),
    tell: (text) => feedback.toast(text),
    policyOf: (name) =>
      lazyParts().then(
        ({ routePolicyOf }) => routePolicyOf(name),
        () => undefined,
      ),
    reportTarget,
    pageShown: (place, again) => {
      if (again) nextTapIsNew();
      page.name(titleOf(place.key));
      pageFocus.shown(again);
      loginLeft.seen(place);
      const at = Date.now();
      inBackground(({ shown }) => shown(place, at));
    },
    flows: { toCredit: enterCredit, toLoan: enterLoan },
    ...navigation,
  });
  configureRequest(
    async () => ({ ...(await background()).requestDeps(), ...request }),
    (text) => feedback.toast(text),
  );
}
