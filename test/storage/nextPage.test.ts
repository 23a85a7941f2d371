import { persisted } from '@/storage/persisted';
import { configureNavigation, routes, type RouteKey } from '@/navigation';
import { visitStorage } from '@/platform/storage';
import { LoginLeft } from '@/runtime/loginLeft';
import { drafts } from '@/storage/drafts';
import { nextPage } from '@/storage/nextPage';
import { host } from '../app/host';
import { Shelf } from '../app/device';

const CARDS = routes.bankCards.path;
const SETTINGS = routes.settings.path;
let windows: Map<string, string>[];

/** Each window of a browser has its own store, whatever the app loads in it. */
function inWindow(index: number): void {
  const kept = (windows[index] ??= new Map<string, string>());
  Object.assign(visitStorage, {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, text: string) => kept.set(name, text).has(name),
  });
}

beforeEach(() => {
  new Shelf().install();
  persisted.set({ loginNextPage: '' });
  windows = [];
  inWindow(0);
  configureNavigation({ setNextPage: nextPage.set });
});

describe('the page that waits for a login', () => {
  it('is separate in every window, and is kept over a reload', () => {
    nextPage.set(CARDS);
    inWindow(1);
    expect(nextPage.get()).toBe('');
    nextPage.set(SETTINGS);
    inWindow(0);
    expect(nextPage.get()).toBe(CARDS);
  });

  it('is kept in the stored object when a device has no store for each window', () => {
    Object.assign(visitStorage, { get: () => null, set: () => false });
    nextPage.set(CARDS);
    expect([nextPage.get(), persisted.get('loginNextPage')]).toEqual([CARDS, CARDS]);
  });
});

describe('an abandoned login', () => {
  /** Shows these pages as the stack, the last one on the screen. */
  function see(left: LoginLeft, ...keys: readonly RouteKey[]): void {
    host.reset(...keys.map((key) => routes[key].path));
    left.seen({ key: keys[keys.length - 1] ?? 'home' });
  }

  it.each(['home', 'user', 'landing'] as const)('by leaving for %s drops the waiting page', (key) => {
    const left = new LoginLeft();
    see(left, 'home');
    nextPage.set(CARDS);
    see(left, 'home', 'login');
    expect(nextPage.get()).toBe(CARDS);
    see(left, key);
    expect(nextPage.get()).toBe('');
  });

  it('hides from other people which phone got a code; a reload of the login still finds the phone', () => {
    drafts.keep('login', {
      sent: { phone: 'sealed', way: 'sms', at: 1, resendSeconds: 60, expireSeconds: 300 },
    });
    see(new LoginLeft(), 'login');
    const left = new LoginLeft();
    see(left, 'login');
    expect(drafts.get('login').sent.phone).toBe('sealed');
    see(left, 'home');
    expect(drafts.get('login').sent.phone).toBe('');
  });

  it('is not a login with an agreement on the screen, a change of login page, or a login that begins above home', () => {
    const left = new LoginLeft();
    see(left, 'iouDetails');
    // An expired session: home is opened again below the login.
    nextPage.set(CARDS);
    see(left, 'home');
    see(left, 'home', 'login');
    see(left, 'home', 'login', 'contractTemplate');
    see(left, 'home', 'wxLogin');
    see(left, 'home', 'squareLogin', 'squareAccredit');
    see(left, 'recoveryCard');
    expect(nextPage.get()).toBe(CARDS);
  });

  it('is not a login that a reload or another site has interrupted', () => {
    nextPage.set(CARDS);
    see(new LoginLeft(), 'contractTemplate');
    const left = new LoginLeft();
    see(left, 'login');
    expect(nextPage.get()).toBe(CARDS);
  });

  it('is one left by an earlier run of the mini-program, unless the new run starts at the login', () => {
    Object.assign(visitStorage, { get: () => null, set: () => false });
    nextPage.set(CARDS);
    see(new LoginLeft(), 'login');
    expect(nextPage.get()).toBe(CARDS);
    see(new LoginLeft(), 'home');
    expect(nextPage.get()).toBe('');
  });
});
