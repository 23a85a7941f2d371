import {
  configureNavigation,
  openTarget,
  returnAfterLogin,
  routes,
  type FlowEntry,
  type RoutePolicy,
} from '@/navigation';
import { host } from '../app/host';

jest.mock('@/settings', () => {
  Object.assign(process.env, {
    TARO_APP_BASE_URL: 'https://gateway.example/x',
    TARO_APP_WEBVIEW_HOSTS: 'bank.example, http://localhost:8080',
  });
  return jest.requireActual<object>('@/settings');
});

let told: string[];
let reported: string[];
let asked: string[];
let loggedIn: boolean;
let next: string;

/** The server's table for these tests; its names are made up, not those of our pages. */
const POLICIES: Readonly<Record<string, RoutePolicy>> = {
  Debts: { jumpUrl: '/pages/repay/index', needLogin: '1' },
  Costs: { jumpUrl: '/pages/contracts/temp?id=cost-sheet', needLogin: '0' },
  Private: { jumpUrl: '/pages/contracts/temp?id=cost-sheet', needLogin: '1' },
  Offer: { jumpUrl: 'https://bank.example/offer', needLogin: '1' },
  Away: { jumpUrl: 'https://evil.example/', needLogin: '0' },
  // The table has priority over a page of the same name, unless its row leads nowhere.
  bankCards: { jumpUrl: 'https://evil.example/', needLogin: '0' },
  settings: { jumpUrl: '/pages/user/index', needLogin: '0' },
};
const first =
  (key: 'creditFront' | 'loan'): FlowEntry =>
  (move) =>
    move(key).then(() => true);
const FLOWS = { toCredit: first('creditFront'), toLoan: first('loan') };
let clock = 1_700_000_000_000;

beforeEach(() => {
  told = [];
  reported = [];
  asked = [];
  loggedIn = true;
  next = '';
  host.reset(routes.user.path);
  configureNavigation({
    loggedIn: () => loggedIn,
    nextPage: () => next,
    setNextPage: (address) => {
      next = address;
    },
    tell: (text) => told.push(text),
    policyOf: (name) => {
      asked.push(name);
      return Promise.resolve(
        Object.prototype.hasOwnProperty.call(POLICIES, name) ? POLICIES[name] : undefined,
      );
    },
    reportTarget: (target) => reported.push(target),
  });
  jest.useFakeTimers({ now: (clock += 10_000) });
});

const web = (url: string): string => `navigateTo ${routes.webview.path}?url=${encodeURIComponent(url)}`;

afterEach(() => {
  jest.useRealTimers();
});

describe('openTarget', () => {
  it.each([
    ['a page by its path', '/pages/repay/index', `navigateTo ${routes.repay.path}`],
    [
      'a page with its query',
      '/pages/repay/repayIoudetails?loanNo=L1',
      `navigateTo ${routes.iouDetails.path}?loanNo=L1`,
    ],
    [
      'a page with names of the language in its query, and the first of a doubled one',
      '/pages/repay/repayIoudetails?__proto__=1&constructor=2&loanNo=L1&loanNo=L2',
      `navigateTo ${routes.iouDetails.path}?__proto__=1&constructor=2&loanNo=L1`,
    ],
    ['a tab', '/pages/activity/index', `switchTab ${routes.activity.path}`],
    ['a web address of a known host', 'https://bank.example/a?b=1', web('https://bank.example/a?b=1')],
    [
      'plain http on the machine itself, where named',
      'http://localhost:8080/x',
      web('http://localhost:8080/x'),
    ],
    ['a name of the route policy', 'Costs', `navigateTo ${routes.contractTemplate.path}?id=cost-sheet`],
    ['a web address of the route policy', 'Offer', web('https://bank.example/offer')],
    ['what the route policy says of a name of ours', 'settings', `switchTab ${routes.user.path}`],
    ['a page by its key, as its row leads nowhere', 'bankCards', `navigateTo ${routes.bankCards.path}`],
    ['a page by its file name', 'loanSucccessPage', `navigateTo ${routes.loanSuccess.path}`],
    ['the entry Credit', 'Credit', `navigateTo ${routes.creditFront.path}`],
    ['the entry Loan', 'Loan', `navigateTo ${routes.loan.path}`],
  ])('opens %s', async (_name, target, expected) => {
    expect(await openTarget(target)).toBe('opened');
    expect(host.moves).toEqual([expected]);
    expect(told).toEqual([]);
  });

  it.each([
    ['', 'nothing'],
    ['index', 'a name that says nothing'],
    ['/pages/no/such', 'an unknown page'],
    ['/pages/../pages/repay/index', 'dots'],
    ['//bank.example/', 'an address without scheme'],
    ['http://bank.example/', 'plain http'],
    ['https://bank.example.evil.example/', 'a host that begins like ours'],
    ['https://bank.example@evil.example/', 'a host behind a user name'],
    ['https://evil.example/', 'an unknown host'],
    ['javascript:alert(1)', 'a script'],
    ['weixin://dl/business', 'another app'],
    ['Away', 'a row that leads to an unknown host'],
    ['event://toMoon', 'an unknown event'],
    ['event://__proto__', 'a name of the language'],
    ['native://camera', 'a page of a host app'],
    ['__proto__', 'a name of the language'],
    ['constructor', 'a name of the language'],
    ['testConfiguration', 'a test page by its key, in a production build'],
    ['configuration', 'a test page by its file name, in a production build'],
  ])('refuses %s (%s), and says so', async (target) => {
    expect(await openTarget(target)).toBe('refused');
    expect(host.moves).toEqual([]);
    expect(told).toEqual(['这个链接暂时打不开']);
  });

  it.each(['Credit', 'event://toCredit'])(
    '%s: replaces the current page when the caller asks for it',
    async (target) => {
      expect(await openTarget(target)).toBe('opened');
      expect(await openTarget(target, { instead: true })).toBe('opened');
      expect(host.moves).toEqual([
        `navigateTo ${routes.creditFront.path}`,
        `redirectTo ${routes.creditFront.path}`,
      ]);
    },
  );

  it('reports whether a flow accepts the person', async () => {
    configureNavigation({ flows: { ...FLOWS, toCredit: () => Promise.resolve(false) } });
    expect(await openTarget('Credit')).toBe('stayed');
    configureNavigation({ flows: FLOWS });
    expect(told).toEqual([]);
  });

  it('reports a page of a host app, and nothing else', async () => {
    await openTarget('native://camera?x=1');
    await openTarget('https://evil.example/');
    expect(reported).toEqual(['native://camera?x=1']);
  });

  it.each(['/pages/repay/index', 'https://bank.example/', 'Loan', '../x', 'a b'])(
    'does not ask the route policy about %s',
    async (target) => {
      await openTarget(target);
      expect(asked).toEqual([]);
    },
  );
});

describe('openTarget without a session', () => {
  beforeEach(() => {
    loggedIn = false;
  });

  it.each([
    ['Private', `${routes.contractTemplate.path}?id=cost-sheet`],
    ['Offer', `${routes.webview.path}?url=${encodeURIComponent('https://bank.example/offer')}`],
    ['Debts', routes.repay.path],
    ['/pages/bussiness/bankcard/index', routes.bankCards.path],
    // A flow checks its rules for a person: without a session, no flow is asked.
    ['Credit', routes.creditFront.path],
    ['event://toLoan', routes.loan.path],
  ])('%s: login first, then the exact page', async (target, address) => {
    await openTarget(target);
    expect(host.addresses).toEqual([routes.user.path, routes.login.path]);
    loggedIn = true;
    await returnAfterLogin();
    expect(host.addresses).toEqual([routes.user.path, address]);
  });

  it('opens pages that need no session', async () => {
    await openTarget('Costs');
    expect(host.moves).toEqual([`navigateTo ${routes.contractTemplate.path}?id=cost-sheet`]);
  });
});
