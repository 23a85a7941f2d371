import {
  back,
  configureNavigation,
  go,
  relaunch,
  replace,
  returnAfterLogin,
  routes,
  toLoginAnew,
  toTab,
} from '@/navigation';
import type { TabKey } from '@/navigation';
import { page } from '@/platform/page';
import { pageLoad } from '@/platform/pageLoad';
import { host } from '../app/host';

const HOME = routes.home.path;
const LOGIN = routes.login.path;

let loggedIn: boolean;
let nextPage: string;
let told: string[];
let clock = 1_700_000_000_000;

beforeEach(() => {
  jest.useFakeTimers({ now: (clock += 10_000) });
  loggedIn = true;
  nextPage = '';
  told = [];
  Object.assign(page, { stackLimit: 10 });
  host.reset(HOME);
  configureNavigation({
    loggedIn: () => loggedIn,
    nextPage: () => nextPage,
    setNextPage: (address) => {
      nextPage = address;
    },
    tell: (text) => told.push(text),
  });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('moves', () => {
  it('opens a page with its parameters encoded, undefined ones left out', async () => {
    await go('iouDetails', { loanNo: 'a b&c', from: undefined, term: 3 });
    expect(host.moves).toEqual([`navigateTo ${routes.iouDetails.path}?loanNo=a%20b%26c&term=3`]);
  });

  it.each(['home', 'activity', 'user'] as const)('switches to the tab %s, never pushes it', async (key) => {
    await go(key, { a: '1' });
    expect(host.moves).toEqual([`switchTab ${routes[key].path}`]);
  });

  it('goes home when asked to switch to a page that is not a tab', async () => {
    await toTab('loan' as TabKey);
    expect(host.moves).toEqual([`switchTab ${HOME}`]);
  });

  it('A tap that is answered after the session has ended opens no second login, and the return stays the page where it ended', async () => {
    await go('repay');
    loggedIn = false;
    const end = toLoginAnew({ ended: 'expired' });
    await go('repayConfirm');
    await end;
    jest.advanceTimersByTime(5000);
    await go('repayConfirm');
    expect(host.addresses).toEqual([HOME, `${LOGIN}?ended=expired`]);
    expect(nextPage).toBe(routes.repay.path);
  });

  it('opens one page for two taps, however long its code takes to come, and opens it again later', async () => {
    let arrive = (): void => undefined;
    const code = jest.spyOn(pageLoad, 'arrived').mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const first = go('bankCards');
    jest.advanceTimersByTime(5000);
    const second = go('bankCards');
    arrive();
    await Promise.all([first, second]);
    code.mockRestore();
    expect(host.addresses).toEqual([HOME, routes.bankCards.path]);
    await go('bankCards');
    expect(host.stack).toHaveLength(3);
  });

  it('opens a page again at once after Back', async () => {
    await go('bankCards');
    await back();
    await go('bankCards');
    expect(host.addresses).toEqual([HOME, routes.bankCards.path]);
  });

  it("opens a page again at once after the host's own Back", async () => {
    await go('bankCards');
    host.stack.pop();
    await go('bankCards');
    expect(host.addresses).toEqual([HOME, routes.bankCards.path]);
  });

  it('never reaches the limit of ten pages', async () => {
    for (let n = 0; n < 15; n += 1) await go('iouDetails', { n });
    expect(host.stack).toHaveLength(7);
    expect(host.moves[host.moves.length - 1]).toBe(`redirectTo ${routes.iouDetails.path}?n=14`);
    expect(told).toEqual([]);
  });

  it('says so when a page does not open, and the person can try again at once', async () => {
    host.failing = true;
    await go('bankCards');
    expect(told).toEqual(['页面没有打开，请检查网络后再试']);
    host.failing = false;
    await go('bankCards');
    expect(host.addresses).toEqual([HOME, routes.bankCards.path]);
  });
});

describe('back', () => {
  it('goes one page back when there is one', async () => {
    host.reset(HOME, routes.bankCards.path);
    await back();
    expect(host.addresses).toEqual([HOME]);
  });

  it.each([
    ['home', undefined, `switchTab ${HOME}`],
    ['the fallback', 'repay', `redirectTo ${routes.repay.path}`],
  ] as const)('goes to %s from a page that was opened cold', async (_name, fallback, expected) => {
    host.reset(routes.iouDetails.path);
    await back(fallback);
    expect(host.moves).toEqual([expected]);
  });
});

describe('login guard of a move', () => {
  beforeEach(() => {
    loggedIn = false;
  });

  it('leads to login first and then to the exact address, replacing the login page', async () => {
    await go('iouDetails', { loanNo: 'L 1', tab: '计划' });
    expect(host.addresses).toEqual([HOME, LOGIN]);
    loggedIn = true;
    await returnAfterLogin();
    expect(host.addresses[0]).toBe(HOME);
    expect(host.moves[1]).toBe(
      `redirectTo ${routes.iouDetails.path}?loanNo=L%201&tab=${encodeURIComponent('计划')}`,
    );
    expect(nextPage).toBe('');
  });

  it.each([
    [replace, 'redirectTo'],
    [relaunch, 'reLaunch'],
  ] as const)('keeps the kind of move (%#)', async (move, way) => {
    await move('loan');
    expect(host.moves).toEqual([`${way} ${LOGIN}`]);
    expect(nextPage).toBe(routes.loan.path);
  });

  it('returns to the tab on which the person logged in', async () => {
    host.reset(routes.user.path);
    await relaunch('login');
    await returnAfterLogin();
    expect(host.moves).toEqual([`reLaunch ${LOGIN}`, `switchTab ${routes.user.path}`]);
  });

  it('goes back instead of opening the page below a second time', async () => {
    host.reset(HOME, `${routes.contractTemplate.path}?id=1`);
    await go('login');
    await returnAfterLogin();
    expect(host.moves).toEqual([`navigateTo ${LOGIN}`, 'navigateBack']);
  });

  it('opens login with its own parameters', async () => {
    await replace('login', { sourceFlag: 'S9' });
    expect([host.moves, nextPage]).toEqual([[`redirectTo ${LOGIN}?sourceFlag=S9`], HOME]);
  });

  it.each([
    [[LOGIN, routes.enterpriseLogin.path], 'navigateBack 2'],
    [[routes.wxLogin.path], 'navigateBack'],
    [[LOGIN, routes.recoveryCard.path, routes.recoveryEnd.path, LOGIN], 'navigateBack 4'],
  ])('closes every login page above the waiting page: %j', async (entries, move) => {
    const waiting = routes.bankCards.path;
    host.reset(HOME, waiting, ...entries);
    nextPage = waiting;
    await returnAfterLogin();
    expect([host.moves, host.addresses]).toEqual([[move], [HOME, waiting]]);
  });

  it.each([
    [LOGIN, true],
    [routes.wxLogin.path, true],
    [routes.squareLogin.path, true],
    [routes.recoveryEnd.path, true],
    [routes.enterpriseInfo.path, false],
    [routes.squareAccredit.path, false],
  ])('%s is a login page, and no return address: %s', async (path, wayIn) => {
    host.reset(path);
    nextPage = HOME;
    await go('login');
    expect(nextPage).toBe(wayIn ? HOME : path);
  });

  it.each([
    ['', 'nothing remembered'],
    ['https://evil.example/', 'a web address'],
    ['//evil.example/pages/home/index', 'an address without scheme'],
    ['/pages/no/such', 'an unknown page'],
    [`${LOGIN}?from=x`, 'login itself'],
    ['javascript:alert(1)', 'a script'],
  ])('goes home after login with %s (%s)', async (remembered) => {
    nextPage = remembered;
    host.reset(LOGIN);
    await returnAfterLogin();
    expect(host.moves).toEqual([`switchTab ${HOME}`]);
  });
});

describe('a session that has ended', () => {
  it('opens home again, and above it the login with the reason', async () => {
    host.reset(HOME, `${routes.repay.path}?a=1`);
    await toLoginAnew({ ended: 'expired' });
    expect(host.addresses).toEqual([HOME, `${LOGIN}?ended=expired`]);
    expect(nextPage).toBe(`${routes.repay.path}?a=1`);
    await returnAfterLogin();
    expect(host.addresses).toEqual([HOME, `${routes.repay.path}?a=1`]);
  });

  it('does not move a person on a login page', async () => {
    host.reset(routes.wxLogin.path);
    nextPage = HOME;
    await toLoginAnew({ ended: 'expired' });
    expect([host.moves, nextPage]).toEqual([[], HOME]);
  });
});
