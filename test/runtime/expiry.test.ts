import { persisted } from '@/storage/persisted';
import { configureNavigation, returnAfterLogin, routes } from '@/navigation';
import { prompt } from '@/platform/prompt';
import { expire } from '@/runtime/expiry';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';
import { host } from '../app/host';
import { PERSON, Shelf } from '../app/device';

const HERE = `${routes.loanFront.path}?loanSeq=S1&from=%E5%80%9F`;

let shelf: Shelf;
let toasts: string[];

beforeEach(() => {
  jest.useFakeTimers();
  shelf = new Shelf().install();
  toasts = [];
  Object.assign(prompt, { toast: (text: string) => toasts.push(text) });
  configureNavigation({
    loggedIn: () => session.loggedIn,
    nextPage: () => persisted.get('loginNextPage'),
    setNextPage: (loginNextPage) => persisted.set({ loginNextPage }),
    tell: () => undefined,
  });
  session.start({ tokenCode: 'T1', userInfo: PERSON }, '13800138000');
  drafts.keep('loan', { loanSeq: 'S1' });
  host.reset(routes.home.path, HERE);
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('token expiry', () => {
  it('gives one toast, one clear and one move to login, however many answers report it', async () => {
    const { generation } = session;
    for (let answers = 0; answers < 5; answers += 1) expire({ anotherDevice: true, generation });
    await jest.advanceTimersByTimeAsync(1999);
    expire({ anotherDevice: true, generation: session.generation });
    expect(host.moves).toEqual([]);
    expect(session.loggedIn).toBe(true);
    const before = shelf.writes;
    await jest.advanceTimersByTimeAsync(1);
    expect(toasts).toEqual(['您的账号已在其他设备登录']);
    // Home is opened again, with login above it.
    expect(host.moves).toEqual([
      `reLaunch ${routes.home.path}`,
      `navigateTo ${routes.login.path}?ended=elsewhere`,
    ]);
    expect(session.loggedIn).toBe(false);
    expect(shelf.kept).toMatchObject({ tokenCode: '', uid: '', userInfo: null, wechatKnown: false });
    // One clear, no silent login any more, and the return address.
    expect(shelf.writes - before).toBe(3);
    expire({ anotherDevice: true, generation });
    expire({ anotherDevice: true, generation: session.generation });
    await jest.advanceTimersByTimeAsync(5000);
    expect([toasts.length, host.moves.length]).toEqual([1, 2]);
  });

  it('returns to the exact page with its query after login, the draft unchanged', async () => {
    expire({ anotherDevice: false, generation: session.generation });
    await jest.advanceTimersByTimeAsync(2000);
    session.start({ tokenCode: 'T2', userInfo: PERSON }, '13800138000');
    await returnAfterLogin();
    expect(host.addresses).toEqual([routes.home.path, HERE]);
    expect(drafts.get('loan').loanSeq).toBe('S1');
  });

  it('of a cancelled account says so, keeps nothing, and asks no one to log in', async () => {
    const asked: string[] = [];
    Object.assign(prompt, {
      confirm: ({ title, content }: { title: string; content: string }) => {
        asked.push(title, content);
        return Promise.resolve(true);
      },
    });
    expire({ anotherDevice: false, accountClosed: true, generation: session.generation });
    await jest.advanceTimersByTimeAsync(2000);
    expect(toasts).toEqual(['您的账号已注销']);
    expect(host.moves).toEqual([`reLaunch ${routes.home.path}`]);
    expect(asked).toEqual(['您的账号已注销', expect.stringContaining('注销已经办完')]);
    expect([session.loggedIn, drafts.get('loan').loanSeq]).toEqual([false, '']);
    expect(shelf.kept).toMatchObject({ tokenCode: '', wechatKnown: false, loginNextPage: '' });
  });

  it('leaves the toast to the request layer, except for a login on another device', async () => {
    expire({ anotherDevice: false, generation: session.generation });
    await jest.advanceTimersByTimeAsync(2000);
    expect(toasts).toEqual([]);
  });

  it('ignores an answer that belongs to an earlier session', async () => {
    const { generation } = session;
    session.start({ tokenCode: 'T2', userInfo: PERSON }, '13800138000');
    expire({ anotherDevice: false, generation });
    await jest.advanceTimersByTimeAsync(3000);
    expect([toasts, host.moves, session.tokenCode]).toEqual([[], [], 'T2']);
  });

  it('does not end a session that was started within the two seconds', async () => {
    expire({ anotherDevice: false, generation: session.generation });
    await jest.advanceTimersByTimeAsync(1000);
    session.start({ tokenCode: 'T2', userInfo: PERSON }, '13800138000');
    await jest.advanceTimersByTimeAsync(3000);
    expect([host.moves, session.tokenCode]).toEqual([[], 'T2']);
  });

  it('of a session that was started within the two seconds counts separately', async () => {
    expire({ anotherDevice: false, generation: session.generation });
    await jest.advanceTimersByTimeAsync(1000);
    session.start({ tokenCode: 'T2', userInfo: PERSON }, '13800138000');
    expire({ anotherDevice: false, generation: session.generation });
    await jest.advanceTimersByTimeAsync(1999);
    expect(host.moves).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect([host.moves.length, session.loggedIn]).toEqual([2, false]);
  });

  it('can happen again in a later session', async () => {
    expire({ anotherDevice: false, generation: session.generation });
    await jest.advanceTimersByTimeAsync(2000);
    session.start({ tokenCode: 'T2', userInfo: PERSON }, '13800138000');
    host.reset(routes.home.path);
    expire({ anotherDevice: false, generation: session.generation });
    await jest.advanceTimersByTimeAsync(2000);
    expect([host.addresses, session.loggedIn]).toEqual([
      [routes.home.path, `${routes.login.path}?ended=expired`],
      false,
    ]);
  });

  it('does not move a person who is at the login already', async () => {
    persisted.set({ loginNextPage: HERE });
    host.reset(routes.login.path);
    expire({ anotherDevice: false, generation: session.generation });
    await jest.advanceTimersByTimeAsync(2000);
    expect([host.moves, persisted.get('loginNextPage')]).toEqual([[], HERE]);
  });

  it.each([routes.home.path, routes.activity.path, routes.user.path])(
    'on the tab %s leads to login, and back to it afterwards',
    async (tab) => {
      host.reset(tab);
      expire({ anotherDevice: false, generation: session.generation });
      await jest.advanceTimersByTimeAsync(2000);
      expect(host.addresses).toEqual([routes.home.path, `${routes.login.path}?ended=expired`]);
      session.start({ tokenCode: 'T2', userInfo: PERSON }, '13800138000');
      await returnAfterLogin();
      expect(host.addresses).toEqual([tab]);
    },
  );

  it('on a login page leaves the person there', async () => {
    host.reset(routes.home.path, routes.wxLogin.path);
    expire({ anotherDevice: false, generation: session.generation });
    await jest.advanceTimersByTimeAsync(2000);
    expect([host.moves, session.loggedIn]).toEqual([[], false]);
  });
});
