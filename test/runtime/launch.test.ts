import { tokenRefusals } from '@/contract/token';
import '../app/sandboxSettings';
import { contentCalls } from '@/contract/content';
import { generalRefusals } from '@/contract/refusals';
import { grayCalls } from '@/contract/gray';
import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { call } from '@/request';
import { addressWritten, enterAgain } from '@/runtime/launch';
import { channel } from '@/stores/channel';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';
import { startGateway, type Bank, type TestPerson } from '../gateway/harness';
import { phones } from '../gateway/steps';
import { host } from '../app/host';
import { bar, connect, isQuiet, logIn, start, takeAsked } from '../app/launched';
import { Shelf } from '../app/device';
import { soon } from '../soon';

const TOKEN = '/oauth/token';
const nextPhone = phones(800);

let bank: Bank;
let shelf: Shelf;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ network: true });
  connect(bank);
  person = await bank.register(nextPhone());
});
afterAll(async () => {
  await until(isQuiet);
  await bank.close();
});

beforeEach(() => {
  shelf = new Shelf().install();
  persisted.forget(['platform', 'h5type', 'userId', 'tokenCode', 'userInfo', 'callbackUrl', 'access_token']);
});

const groupUsers = async () => {
  const { json } = await bank.console.raw('GET', 'entries');
  return (json as { groupUsers: { userId: string; platform: string }[] }).groupUsers;
};
const until = (done: () => unknown) => soon(async () => expect(await done()).toBeTruthy());

describe('a launch', () => {
  it('stores who sent the person, and which build and environment this is', () => {
    const back = encodeURIComponent('https://partner.example/back');
    const evil = encodeURIComponent('https://evil.example/');
    start({
      before: `s=citicsquare&channel=4-4-19&missionId=M1&callbackUrl=${back}&loginUrl=${evil}`,
      hash: '#/pages/home/index?adId=A1',
      host: 'uat-h5.bank.example',
    });
    expect(shelf.kept).toMatchObject({
      h5type: 'citicsquare',
      platform: '4-4-19',
      missionId: 'M1',
      adId: 'A1',
      callbackUrl: 'https://partner.example/back',
      loginUrl: '',
      env: 'uat',
      versionCode: '226',
      terminalType: 'kzxh5',
    });
  });

  it('requests a new access token; a valid token does not wait for it', async () => {
    start();
    await until(() => isQuiet() && shelf.kept['access_token'] !== '');
    const before = shelf.kept['access_token'];
    await bank.console.faults([{ path: TOKEN, fault: 'delay', value: 10_000, times: 1 }]);
    start();
    await call(grayCalls.queryGrayTag, {});
    expect(takeAsked()).toContain(TOKEN);
    expect(shelf.kept['access_token']).toBe(before);
  });

  it('requests the token that the first calls of a new device wait for, once', async () => {
    await until(isQuiet);
    persisted.forget(['access_token', 'accessTokenEnd']);
    start();
    const { list } = await call(contentCalls.functionalAreaList, { loanType: 'YQDC001', minVersion: '226' });
    expect(list.length).toBeGreaterThan(0);
    expect(takeAsked().map((path) => path.split('?')[0])).toEqual([TOKEN, '/api/functional/area/list']);
  });

  it('goes on when the access token is refused: that is only logged', async () => {
    start();
    await until(() => shelf.kept['access_token'] !== '');
    await bank.console.faults([
      { path: TOKEN, fault: 'returnCode', value: `${tokenRefusals.clientUnknown}:no`, times: 1 },
    ]);
    start();
    expect(await call(grayCalls.queryGrayTag, {})).toMatchObject({ gray: 'N' });
    await until(() => takeAsked().includes('/api/zy/error/saveData'));
    await bank.console.clearFaults();
  });

  it.each([
    [
      'the old home address of citicsquare',
      '#/home?s=citicsquare&channel=4-4-2',
      '#/?s=citicsquare&channel=4-4-2',
    ],
    ['an unknown page', '#/pages/nowhere?s=ygd&channel=2-4-2', '#/?s=ygd&channel=2-4-2'],
    ['a broken one', '#/pages/%zz?s=ygd&channel=2-4-2', '#/?s=ygd&channel=2-4-2'],
    ['a page', '#/pages/user/index?s=ygd&channel=2-4-2', '#/pages/user/index?s=ygd&channel=2-4-2'],
  ])('reads %s, and gives the router an address that it knows', (_name, hash, expected) => {
    start({ hash });
    expect(bar.hash).toBe(expected);
    expect(channel.platform).toMatch(/^[24]-4-2$/);
  });
});

describe('an employee of a group', () => {
  it('is reported to the gateway', async () => {
    start({ before: 's=ygd&userId=E1' });
    await until(async () => (await groupUsers()).some(({ userId }) => userId === 'E1'));
    expect((await groupUsers()).find(({ userId }) => userId === 'E1')?.platform).toBe('2-4-0');
  });

  it('refused by the gateway is a warning in the log, and shown nowhere', async () => {
    const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await bank.console.faults([
      {
        path: '/uni/groupCust/saveGroupUserById',
        fault: 'returnCode',
        value: `${generalRefusals.incomplete}:no`,
        times: 1,
      },
    ]);
    start({ before: 's=ygd&userId=E7' });
    await until(() => said.mock.calls.length > 0);
    expect(said.mock.calls).toEqual([[`saveGroupUserById: Request failed: ${generalRefusals.incomplete}`]]);
    said.mockRestore();
    await bank.console.clearFaults();
  });

  it('ends the session of the earlier employee, and keeps the drafts', async () => {
    start({ before: 's=ygd&userId=E1' });
    await logIn(person);
    drafts.keep('loan', { amount: '3000.00' });
    start({ before: 's=ygd&userId=E1' });
    expect(session.loggedIn).toBe(true);
    start({ before: 's=ygd&userId=E2' });
    expect([session.loggedIn, shelf.kept['tokenCode'], channel.userId]).toEqual([false, '', 'E2']);
    expect(drafts.get('loan').amount).toBe('3000.00');
  });

  it('is not undone by WeChat, which would silently log the earlier employee in again', async () => {
    start({ before: 's=ygd&userId=E1' });
    await logIn(person);
    persisted.set({ wechatKnown: true });
    start({ before: 's=ygd&userId=E1' });
    expect(shelf.kept['wechatKnown']).toBe(true);
    start({ before: 's=ygd&userId=E2' });
    expect(shelf.kept['wechatKnown']).toBe(false);
  });
});

describe('the app opened again while it runs', () => {
  it('starts again by a partner link', () => {
    start({ before: 's=ygd&channel=2-4-3' });
    bar.before = 's=citicsquare&channel=4-4-3';
    takeAsked();
    enterAgain();
    expect([channel.h5type, channel.platform]).toEqual(['citicsquare', '4-4-3']);
  });

  it.each([
    ['the same one', 's=ygd&channel=2-4-3', ''],
    ['a page behind it', 's=ygd&channel=2-4-3', '#/pages/repay/index?loanNo=L1'],
    ['a page of ours', '', '#/pages/repay/index?platform=4-4-1'],
    ['nothing', '', ''],
  ])('but not by %s', (_name, before, hash) => {
    start({ before: 's=ygd&channel=2-4-3' });
    persisted.set({ platform: '2-4-9' });
    Object.assign(bar, { before, hash });
    enterAgain();
    expect(channel.platform).toBe('2-4-9');
  });
});

describe('an address written while the app runs', () => {
  it('is corrected before the router reads it, and starts a launch when it is a partner link', () => {
    start({ before: 's=ygd&channel=2-4-3' });
    Object.assign(bar, { before: '', hash: '#/PAGES/repay/index?s=citicsquare&channel=4-4-3' });
    addressWritten.before();
    expect([bar.hash, channel.platform]).toEqual(['#/?s=citicsquare&channel=4-4-3', '2-4-3']);
    addressWritten.after();
    expect(channel.platform).toBe('4-4-3');
  });

  it.each([
    ['', true],
    ['#/?a=1', true],
    ['#/pages/user/index', false],
  ])('%s opens the home page again: %s', async (hash, expected) => {
    start();
    host.reset(routes.user.path);
    bar.hash = hash;
    addressWritten.after();
    await Promise.resolve();
    await Promise.resolve();
    expect(host.moves).toEqual(expected ? [`reLaunch ${routes.home.path}`] : []);
  });
});
