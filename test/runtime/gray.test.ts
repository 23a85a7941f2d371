import '../app/sandboxSettings';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardCalls } from '@/contract/card';
import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { call } from '@/request';
import { deviceKey } from '@/platform/deviceKey';
import { gray } from '@/runtime/gray';
import { openPhone } from '@/wire';
import { startGateway, type Bank, type TestPerson } from '../gateway/harness';
import { phones } from '../gateway/steps';
import { host } from '../app/host';
import { sealUnder } from '../app/sealUnder';
import { bar, connect, isQuiet, logIn, start, takeAsked } from '../app/launched';
import { Shelf } from '../app/device';
import { soon } from '../soon';
import { allBut } from '../timers';

const TOKEN = '/oauth/token';
const GRAY_LOG = '/applfront/gray/saveH5GrayLog';
const MINUTE_MS = 60_000;
const nextPhone = phones(700);

let bank: Bank;
let appDir: string;
let shelf: Shelf;
let person: TestPerson;
beforeAll(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'app-'));
  writeFileSync(join(appDir, 'index.html'), '<p>app</p>');
  bank = await startGateway({ network: true, settings: { appDir, grayDir: appDir } });
  connect(bank);
});
afterAll(async () => {
  await bank.close();
  rmSync(appDir, { recursive: true });
});

beforeEach(async () => {
  shelf = new Shelf().install();
  persisted.forget(['grayInfo', 'platform', 'h5type', 'tokenCode', 'userInfo']);
  person = await bank.register(nextPhone());
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const put = (inGray: boolean | null, monitor = 30) =>
  bank.console.raw('POST', 'gray', { phone: person.phone, gray: inGray, monitor });
interface Log {
  readonly kind: string;
  readonly operateType?: string;
  readonly type?: string;
  readonly pageRoute?: string;
  readonly phone?: string;
  readonly uid?: string;
}
/** The gateway's log entries of this person, oldest first. */
async function logs(): Promise<Log[]> {
  const { json } = await bank.console.raw('GET', 'gray');
  const { custId } = await person.must('getUserInfoByPhone', { stageType: '1' });
  return (json as { logs: Log[] }).logs.filter(({ uid }) => uid === custId).reverse();
}
const callAsMember = () => call(cardCalls.queryBankList, {});
const until = (done: () => unknown) => soon(async () => expect(await done()).toBeTruthy());

/** Starts the app and waits until its first calls are answered: no late answer is mistaken for one of a later call. */
async function open(at?: Parameters<typeof start>[0]): Promise<void> {
  start(at);
  await until(() => takeAsked().includes(TOKEN));
  await until(isQuiet);
}
/** From here on the app's timers stand still, except in `calm`. */
const holdTimers = () => jest.useFakeTimers({ doNotFake: allBut('setTimeout', 'clearTimeout') });
/** Waits until all calls are answered, then advances more than the quiet time that the app waits for before it moves. */
async function calm(): Promise<void> {
  await until(isQuiet);
  await jest.advanceTimersByTimeAsync(1500);
}

describe('the gray release in the app', () => {
  it('is entered by an answer: stored, sent with every call, logged, and reached from a tab', async () => {
    // What is stored, only this device can open.
    jest.spyOn(deviceKey, 'seal').mockResolvedValue(sealUnder('one-device-s-key'));
    await open({ hash: '#/pages/home/index' });
    await logIn(person);
    await put(true, 20);
    await callAsMember();
    expect(shelf.kept['grayInfo']).toEqual({
      gray: true,
      custGrayId: 'gray-1',
      monitor: 20,
      track: true,
      backProdTime: 0,
      endTrackTime: 0,
    });
    expect(gray.headers()).toEqual({ gray: 'true', custGrayId: 'gray-1' });
    await until(async () => (await logs()).length === 1);
    expect(await logs()).toMatchObject([{ operateType: 'enter', type: 'gray', pageRoute: routes.home.path }]);
    expect(JSON.stringify(await logs())).not.toContain(person.phone);
    // Under the key that the company has: it can open it.
    expect(openPhone((await logs())[0]?.phone ?? '', bank.keys.phoneKey)).toBe(person.phone);
    await until(() => bar.moves.length > 0);
    expect(bar.moves).toEqual(['/gray/']);
  });

  it('does not move a person in the middle of a flow', async () => {
    holdTimers();
    await open();
    await logIn(person);
    await put(true);
    host.reset(routes.settings.path);
    await callAsMember();
    // Logged: the entry, and the current page; no call follows.
    await until(async () => (await logs()).length === 2);
    await calm();
    expect(takeAsked()).not.toContain('/gray/');
    expect(bar.moves).toEqual([]);
    // Back on a tab, with the next answer.
    host.reset(routes.user.path);
    await callAsMember();
    await until(() => bar.moves.length > 0);
  });

  it('is left by an answer: the page stays, tracking goes on for its time and then ends', async () => {
    await open({ path: '/gray/' });
    await logIn(person);
    await put(true, 10);
    await callAsMember();
    await put(false);
    await callAsMember();
    const { backProdTime, endTrackTime, ...rest } = gray.info;
    expect(rest).toEqual({ gray: false, custGrayId: 'gray-1', monitor: 10, track: true });
    expect(endTrackTime - backProdTime).toBe(10 * MINUTE_MS);
    expect(gray.headers()).toEqual({});
    expect([bar.path, bar.moves]).toEqual(['/gray/', []]);
    await until(async () => (await logs()).length === 2);
    expect((await logs()).map(({ operateType }) => operateType).sort()).toEqual(['back', 'enter']);

    host.reset(routes.user.path);
    await callAsMember();
    await until(async () => (await logs()).some(({ pageRoute }) => pageRoute === routes.user.path));
    expect((await logs()).at(-1)).toMatchObject({ operateType: 'page', type: 'production' });
    expect(gray.info.endTrackTime).toBe(endTrackTime);

    jest.useFakeTimers({ now: endTrackTime + 1, doNotFake: allBut('Date') });
    host.reset(routes.settings.path);
    takeAsked();
    await callAsMember();
    expect(gray.info.track).toBe(false);
    // A log would have been sent before this one.
    await callAsMember();
    expect(takeAsked()).not.toContain(GRAY_LOG);
  });

  it('reports that its page has opened', async () => {
    await open();
    await logIn(person);
    await put(true);
    await callAsMember();
    start({ path: '/gray/' });
    await until(async () => (await logs()).some(({ operateType }) => operateType === 'arrive'));
    const { json } = await bank.console.raw('GET', 'gray');
    expect((json as { logs: Log[] }).logs.filter(({ kind }) => kind === 'upgrade')).toHaveLength(1);
  });

  it('logs nothing for a person who was never in it', async () => {
    await open();
    await logIn(person);
    await callAsMember();
    host.reset(routes.user.path);
    await callAsMember();
    expect(gray.headers()).toEqual({});
    // The first log is that of the entry; none was sent before.
    await put(true);
    await callAsMember();
    await until(async () => (await logs()).length > 0);
    expect(await logs()).toMatchObject([{ operateType: 'enter' }]);
    expect(takeAsked().filter((path) => path === GRAY_LOG)).toHaveLength(1);
  });

  // Must be the last test: a missing gray page is not requested again in this run.
  it('does not send anybody to a gray page that does not exist', async () => {
    holdTimers();
    await open({ path: '/elsewhere/' });
    await logIn(person);
    await put(true);
    await callAsMember();
    await until(() => takeAsked().includes('/elsewhere/gray/'));
    // The server answers that there is none.
    await until(isQuiet);
    await callAsMember();
    await calm();
    expect(takeAsked()).not.toContain('/elsewhere/gray/');
    expect(bar.moves).toEqual([]);
  });
});
