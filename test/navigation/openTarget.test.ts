import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureNavigation, onNamedEntry, openTarget, routes } from '@/navigation';
import { host } from './host';

vi.mock('@tarojs/taro', async () => (await import('./host')).taroModule);
vi.hoisted(() => {
  Object.assign(process.env, {
    TARO_APP_BASE_URL: 'https://gateway.example/x',
    TARO_APP_WEBVIEW_HOSTS: 'bank.example, http://localhost:8080',
  });
});

let told: string[];
let clock = 1_700_000_000_000;

beforeEach(() => {
  told = [];
  host.reset(routes.user.path);
  configureNavigation({
    loggedIn: () => true,
    nextPage: () => '',
    setNextPage: () => undefined,
    tell: (text) => told.push(text),
  });
  vi.useFakeTimers({ now: (clock += 10_000) });
});

const web = (url: string): string => `navigateTo ${routes.webview.path}?url=${encodeURIComponent(url)}`;

afterEach(() => {
  vi.useRealTimers();
});

describe('openTarget', () => {
  it.each([
    ['a page by its path', '/pages/repay/index', `navigateTo ${routes.repay.path}`],
    [
      'a page with its query',
      '/pages/repay/repayIoudetails?loanNo=L1',
      `navigateTo ${routes.iouDetails.path}?loanNo=L1`,
    ],
    ['a tab', '/pages/activity/index', `switchTab ${routes.activity.path}`],
    ['a web address of a known host', 'https://bank.example/a?b=1', web('https://bank.example/a?b=1')],
    [
      'plain http on the machine itself, where named',
      'http://localhost:8080/x',
      web('http://localhost:8080/x'),
    ],
    ['a page by its key', 'bankCards', `navigateTo ${routes.bankCards.path}`],
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
    ['__proto__', 'a name of the language'],
    ['constructor', 'a name of the language'],
  ])('refuses %s (%s), and says so', async (target) => {
    expect(await openTarget(target)).toBe('refused');
    expect(host.moves).toEqual([]);
    expect(told).toEqual(['这个链接暂时打不开']);
  });

  it('gives a named entry to whoever took it over last, until it is given back', async () => {
    const calls: string[] = [];
    const releaseApp = onNamedEntry('toLoan', () => calls.push('app'));
    const releasePage = onNamedEntry('toLoan', () => calls.push('page'));
    await openTarget('Loan');
    releasePage();
    await openTarget('Loan');
    releaseApp();
    expect(calls).toEqual(['page', 'app']);
    expect(host.moves).toEqual([]);
    await openTarget('Loan');
    expect(host.moves).toEqual([`navigateTo ${routes.loan.path}`]);
  });
});
