import { CALLBACKS } from '@/domain/channel/values';
import { persisted } from '@/storage/persisted';
import { configureNavigation, routes } from '@/navigation';
import { CreditResultModel } from '@/pages/creditV2/view/creditResult.model';
import { LoanSuccessModel } from '@/pages/loanV2/view/loanSucccessPage.model';
import { page } from '@/platform/page';
import { enter } from '@/runtime/launch';
import { session } from '@/stores/session';
import { leavePage, flowEnds } from '@/stores/flowEnds';
import { host } from '../app/host';
import { PERSON, Shelf } from '../app/device';

jest.mock('@/settings', () => {
  Object.assign(process.env, { TARO_APP_BASE_URL: '', TARO_APP_WEBVIEW_HOSTS: 'partner.example' });
  return jest.requireActual<object>('@/settings');
});

const BACK = 'https://partner.example/back';
const CANCEL = 'https://partner.example/cancel';
const all = (address: string): string =>
  CALLBACKS.map((name) => `${name}=${encodeURIComponent(`${address}/${name}`)}`).join('&');
const at = (url: string): string => `redirectTo ${routes.webview.path}?url=${encodeURIComponent(url)}`;
const kept = (): readonly string[] => CALLBACKS.map((name) => persisted.get(name)).filter(Boolean);

let bar: { before: string; hash: string };
let said: string[];

beforeEach(() => {
  new Shelf().install();
  session.clear('loggedOut');
  persisted.forget(['h5type', 'platform', 'uid', ...CALLBACKS, 'callbacksOf']);
  bar = { before: '', hash: '' };
  said = [];
  jest.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void said.push(words.join(' ')));
  Object.assign(page, {
    entry: () => ({ ...bar, host: 'm.bank.example', path: '/' }),
    origin: () => 'https://m.bank.example',
    writeQuery: (before: string) => void (bar.before = before),
    writeHash: (hash: string) => void (bar.hash = hash),
  });
  configureNavigation({ loggedIn: () => session.loggedIn });
  host.reset(routes.creditResult.path);
});

function open(before: string, hash = ''): void {
  bar = { before, hash };
  enter();
}

describe('the addresses of a link', () => {
  it.each([
    ['credit', `${BACK}/creditOrLoanCallBackUrl`],
    ['creditLeft', `${BACK}/cancelUrl`],
    ['loan', `${BACK}/creditOrLoanCallBackUrl`],
    ['loanLeft', `${BACK}/cancelUrl`],
    ['login', `${BACK}/callbackUrl`],
    ['loginLeft', `${BACK}/cancelUrl`],
  ] as const)('at the end %s lead to %s, once', async (end, expected) => {
    open(`s=ygd&${all(BACK)}`);
    expect(await flowEnds.leave(end)).toBe(true);
    expect(await flowEnds.leave(end)).toBe(false);
    expect(host.moves).toEqual([at(expected)]);
  });

  it.each([
    ['loan', 'callbackUrl'],
    ['creditLeft', 'creditOrLoanCallBackUrl'],
    ['loanLeft', 'callbackUrl'],
  ] as const)('at the end %s: %s when it is the only one', async (end, name) => {
    open(`${name}=${encodeURIComponent(BACK)}`);
    await flowEnds.leave(end);
    expect(host.moves).toEqual([at(BACK)]);
  });

  it('may be pages of the app', async () => {
    open(`creditOrLoanCallBackUrl=${encodeURIComponent(`${routes.settings.path}?a=1`)}`);
    session.start({ tokenCode: 'T1', userInfo: PERSON }, '');
    await flowEnds.leave('loan');
    expect(host.moves.join()).toContain(routes.settings.path);
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/',
    '//evil.example/',
    routes.login.path,
    routes.wxLogin.path,
  ])('are ignored when they are %s, and the log names no address', async (value) => {
    open(
      CALLBACKS.slice(0, 3)
        .map((name) => `${name}=${encodeURIComponent(value)}`)
        .join('&'),
    );
    for (const end of ['login', 'credit', 'loan', 'creditLeft'] as const)
      expect(await flowEnds.leave(end)).toBe(false);
    expect(await flowEnds.leaveTo(value)).toBe(false);
    expect([host.moves, kept(), said.length]).toEqual([[], [], 3]);
    expect(said.join()).not.toContain(value);
  });

  it('are removed from the address bar, where a reload would bring them back', async () => {
    open(`s=ygd&${all(BACK)}&x=%20`, `#/pages/user/index?a=1&cancelUrl=${encodeURIComponent(CANCEL)}`);
    expect(bar).toEqual({ before: 's=ygd&x=%20', hash: '#/pages/user/index?a=1' });
    await flowEnds.leave('loan');
    enter();
    expect(persisted.get('creditOrLoanCallBackUrl')).toBe('');
  });

  it('survive a reload and an expired session of the same person', () => {
    open(`s=ygd&${all(BACK)}`);
    session.start({ tokenCode: 'T1', userInfo: PERSON }, '');
    session.clear('expired');
    enter();
    session.start({ tokenCode: 'T2', userInfo: PERSON }, '');
    expect(kept()).toHaveLength(4);
  });

  it('are not kept for the next person', () => {
    const next = { tokenCode: 'T2', userInfo: { ...PERSON, custId: 'C2' } };
    open(`s=ygd&${all(BACK)}`);
    session.start({ tokenCode: 'T1', userInfo: PERSON }, '');
    session.clear('expired');
    session.start(next, '');
    expect(kept()).toEqual([]);
    open(`s=ygd&${all(BACK)}`);
    session.clear('loggedOut');
    expect(kept()).toEqual([]);
    open(`s=ygd&${all(BACK)}`);
    session.start(next, '');
    expect(kept()).toHaveLength(4);
  });
});

describe('the result pages', () => {
  const application = new CreditResultModel(new Map());
  const drawing = new LoanSuccessModel(new Map());
  const pages = [
    { page: application, leave: () => application.leave() },
    { page: drawing, leave: () => drawing.finish() },
  ];

  it.each([
    [BACK, '返回合作方', at(BACK)],
    [routes.messages.path, '返回', `redirectTo ${routes.messages.path}`],
    ['https://evil.example/', '返回首页', `switchTab ${routes.home.path}`],
    ['', '返回首页', `switchTab ${routes.home.path}`],
  ])('with the callback "%s" say %s, and lead there', async (address, text, move) => {
    for (const { page: shown, leave } of pages) {
      open(`creditOrLoanCallBackUrl=${encodeURIComponent(address)}`);
      host.reset(routes.creditResult.path);
      expect(shown.leaveText).toBe(text);
      await leave();
      expect(host.moves).toEqual([move]);
    }
  });
});

describe('Back in the title bar', () => {
  it.each([
    ['a flow that lies alone', [routes.loan.path], at(`${BACK}/cancelUrl`)],
    ['a flow above home', [routes.home.path, routes.loan.path], 'navigateBack'],
    ['a page of no flow', [routes.messages.path], `switchTab ${routes.home.path}`],
  ])('on %s', async (_what, stack, expected) => {
    open(`s=ygd&${all(BACK)}`);
    host.reset(...stack);
    await leavePage();
    expect(host.moves).toEqual([expected]);
  });

  it('leads home when no address was stored', async () => {
    host.reset(routes.loan.path);
    await leavePage();
    expect(host.moves).toEqual([`switchTab ${routes.home.path}`]);
  });
});
