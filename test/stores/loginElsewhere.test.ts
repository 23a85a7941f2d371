import { CALLBACKS } from '@/domain/channel/values';
import { persisted } from '@/storage/persisted';
import { configureNavigation, currentRoute, go, returnAfterLogin, routes } from '@/navigation';
import { admit } from '@/navigation/guard';
import { prompt } from '@/platform/prompt';
import { expire } from '@/runtime/expiry';
import { LoginLeft } from '@/runtime/loginLeft';
import { nextPage } from '@/storage/nextPage';
import { session } from '@/stores/session';
import { flowEnds } from '@/stores/flowEnds';
import { host } from '../app/host';
import { PERSON, Shelf } from '../app/device';

jest.mock('@/settings', () => {
  Object.assign(process.env, { TARO_APP_BASE_URL: '', TARO_APP_WEBVIEW_HOSTS: 'partner.example' });
  return jest.requireActual<object>('@/settings');
});

const LOGIN = 'https://partner.example/login?a=1';
const THERE = `${routes.webview.path}?url=${encodeURIComponent(LOGIN)}`;
let clock = 1_700_000_000_000;
const HERE = `${routes.loanFront.path}?loanSeq=S1`;

beforeEach(() => {
  jest.useFakeTimers({ now: (clock += 10_000) });
  new Shelf().install();
  session.clear('loggedOut');
  persisted.forget([...CALLBACKS, 'callbacksOf', 'loginNextPage']);
  Object.assign(prompt, { toast: () => undefined });
  configureNavigation({
    loggedIn: () => session.loggedIn,
    nextPage: nextPage.get,
    setNextPage: nextPage.set,
    loginElsewhere: () => flowEnds.login(),
    tell: () => undefined,
  });
  host.reset(routes.home.path, HERE);
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

/** The session ends by an answer, and its two seconds pass. */
async function sessionEnds(): Promise<void> {
  session.start({ tokenCode: 'T1', userInfo: PERSON }, '13800138000');
  expire({ anotherDevice: false, generation: session.generation });
  await jest.advanceTimersByTimeAsync(1999);
  expect(host.moves).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
}

describe('when a partner has its own login page', () => {
  it.each([
    [LOGIN, THERE],
    [`${routes.wxLogin.path}?code=evil`, routes.wxLogin.path],
    ['https://evil.example/login', `${routes.login.path}?ended=expired`],
    ['javascript:alert(1)', `${routes.login.path}?ended=expired`],
    ['//evil.example/', `${routes.login.path}?ended=expired`],
    [routes.user.path, `${routes.login.path}?ended=expired`],
    ['', `${routes.login.path}?ended=expired`],
  ])('an expired session with the loginUrl %s leads to %s, after two seconds', async (loginUrl, expected) => {
    persisted.set({ loginUrl });
    await sessionEnds();
    expect(host.addresses).toEqual([routes.home.path, expected]);
    expect(nextPage.get()).toBe(HERE);
  });

  it('a page that needs a session leads there, and returns after the login', async () => {
    persisted.set({ loginUrl: LOGIN });
    expect(admit(currentRoute())).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(host.addresses).toEqual([THERE]);
    const left = new LoginLeft();
    const seen = (): void => {
      const place = currentRoute();
      if (place) left.seen(place);
    };
    seen();
    session.start({ tokenCode: 'T2', userInfo: PERSON }, '');
    await returnAfterLogin();
    expect(host.addresses).toEqual([HERE]);
  });

  it('after returning from there without a login, the person gets our own login', async () => {
    persisted.set({ loginUrl: LOGIN });
    await go('repay');
    await go('bankCards');
    expect(host.moves).toEqual([`navigateTo ${THERE}`, `navigateTo ${routes.login.path}`]);
  });

  it('our own login can still be opened directly', async () => {
    persisted.set({ loginUrl: LOGIN });
    await go('login');
    expect(host.moves).toEqual([`navigateTo ${routes.login.path}`]);
    expect(persisted.get('loginUrl')).toBe(LOGIN);
  });
});
