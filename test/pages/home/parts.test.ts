import { generalRefusals } from '@/contract/refusals';
import { when } from 'mobx';
import { unread } from '@/features/notices/unread';
import { homePopups } from '@/features/popups/popups';
import { forgetPositions } from '@/features/positions';
import { HomeModel } from '@/pages/home/index.model';
import { session } from '@/stores/session';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { pickUp, startApp, type Seen } from '../../app/phone';
import { countDrawings } from '../drawings';
import { countCalls, hang } from './calls';
import { contentOf, partsOf } from './parts';
import { soon } from '../../soon';
import { unstubAllGlobals } from '../../stubs';
import { allBut } from '../../timers';

const HOME = '/pages/home/index';
/** Calls allowed before the person can act: four at most, the access token included. */
const BUDGET = 4;

let bank: Bank;
let seen: Seen;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  person = await bank.credited();
  await person.draw();
  await bank.console.raw('POST', 'content', { kind: 'popup', id: 'op-early', shown: true });
  await bank.console.raw('POST', 'content', { kind: 'popup', id: 'op-safe', shown: true });
});
afterAll(() => bank.close());

/** Starts the app again: no access token, nothing kept. */
beforeEach(async () => {
  session.clear('loggedOut');
  forgetPositions();
  seen = startApp(bank);
  await pickUp(person);
  unread.count = 0;
  host.reset(HOME);
});
afterEach(async () => {
  jest.useRealTimers();
  unstubAllGlobals();
  await bank.console.clearFaults();
});

/** Time passes only when a test advances it. */
const holdTimers = () => jest.useFakeTimers({ doNotFake: allBut('setTimeout', 'clearTimeout') });

const isReady = (model: HomeModel) =>
  model.data.status.state === 'ready' && model.data.repay.state === 'ready';

describe('the home page is interactive', () => {
  it(`for a borrower after ${BUDGET} calls at most, the token's among them`, async () => {
    holdTimers();
    const calls = countCalls();
    const model = new HomeModel();
    let before: readonly string[] = [];
    const ready = when(() => isReady(model)).then(() => (before = [...calls]));
    await model.load();
    await ready;
    expect(before.length).toBeLessThanOrEqual(BUDGET);
    expect([...before].sort()).toEqual(['/oauth/token', '/product/queryProdSts', '/repay/queryRepayState']);
    expect([model.standing.actionName, model.standing.line?.actionName]).toEqual(['去还款', '去借款']);
    expect(calls.length).toBeGreaterThan(before.length);
  });

  it('for a visitor before any call', async () => {
    session.clear('loggedOut');
    const calls = countCalls();
    const model = new HomeModel();
    const loading = model.load();
    await when(() => isReady(model));
    expect(calls).toEqual([]);
    expect(model.standing.actionName).toBe('登录 / 注册');
    await loading;
    expect(calls).not.toContain('/product/queryProdSts');
  });
});

type Part = keyof ReturnType<typeof partsOf>;

/** Each call of the home page, and the parts that depend on it. */
const OWN: readonly (readonly [string, readonly Part[]])[] = [
  ['/product/queryProdSts', ['hero', 'coolingOff']],
  ['/repay/queryRepayState', ['due']],
  ['/coupon/queryCouponNode', ['coupons']],
  ['/api/notice/list', ['notice']],
  ['/api/notice/existenceUnread', ['unread']],
  ['/api/operation/list', ['banners', 'components']],
  ['/api/functional/area/list', ['services']],
  ['/applfront/rate/market/rateRange', ['rate']],
  ['/home/newHomePopup', ['popup']],
];

it('is drawn four times until it rests: with nothing, with what the person can do, with the rest, with the newest notice', async () => {
  holdTimers();
  const model = new HomeModel();
  const drawn = countDrawings(() => [contentOf(model), model.order, model.data.notices.state]);
  await model.load();
  expect(await drawn()).toBe(4);
});

describe('a failed call leaves its own part empty and no other', () => {
  const load = async () => {
    const model = new HomeModel();
    await model.load();
    return model;
  };
  const emptied = (whole: ReturnType<typeof partsOf>, own: readonly Part[]) =>
    Object.fromEntries(
      Object.entries(whole).map(([part, value]) => [
        part,
        own.includes(part as Part) ? (typeof value === 'number' ? 0 : '') : value,
      ]),
    );

  it('with all calls answered every part has content', async () => {
    const calls = countCalls();
    const whole = partsOf(await load());
    expect(Object.entries(whole).filter(([, value]) => value === '' || value === 0)).toEqual([]);
    // The table covers every call.
    const own = new Set(calls.filter((path) => path !== '/oauth/token' && path !== '/popup/saveShowMark'));
    expect([...own].sort()).toEqual(OWN.map(([path]) => path).sort());
  });

  it.each(
    OWN.flatMap(([path, own]) => [
      [path, 'status', '500', own] as const,
      [path, 'drop', '', own] as const,
      [path, 'returnCode', `${generalRefusals.broken}:系统繁忙`, own] as const,
    ]),
  )('%s: %s', async (path, fault, value, own) => {
    const whole = partsOf(await load());
    session.clear('loggedOut');
    forgetPositions();
    unread.count = 0;
    await pickUp(person);
    await bank.console.faults([{ path, fault, ...(value === '' ? {} : { value }), times: 20 }]);
    const model = await load();
    expect(partsOf(model)).toEqual(emptied(whole, own));
    expect(seen.toasts).toEqual([]);
    // Only the person's own line reports the failure and offers another try.
    expect(model.data.status.failure === undefined).toBe(!own.includes('hero'));
  });

  it('and one that hangs does not delay the others', async () => {
    await bank.console.faults([{ path: '/repay/queryRepayState', fault: 'drop', times: 1 }]);
    hang('/product/queryProdSts');
    holdTimers();
    const model = new HomeModel();
    void model.load();
    expect(model.data.order).toBeUndefined();
    await soon(() => expect(model.data.repay.state).toBe('failed'));
    // Longer than the page waits, shorter than the time-out of a request.
    jest.advanceTimersByTime(5000);
    await when(() => model.data.services.state === 'ready' && model.data.positions.state === 'ready');
    expect(model.data.status.state).toBe('loading');
    expect(partsOf(model)).toMatchObject({ hero: '', due: '' });
    // A late part is placed below what is shown, and stays there.
    expect(model.data.order).toBe('ownLast');
    model.data.show('ownFirst');
    expect(model.data.order).toBe('ownLast');
  });

  it('and its part returns with the next refresh', async () => {
    await bank.console.faults([{ path: '/api/functional/area/list', fault: 'status', value: 500, times: 1 }]);
    const model = await load();
    expect(partsOf(model).services).toBe('');
    await model.shown();
    expect(partsOf(model).services).not.toBe('');
  });
});

describe('back on the home page', () => {
  it('the content stays, and only the person’s own data is loaded again', async () => {
    const model = new HomeModel();
    await model.load();
    homePopups.leave('close');
    const [before, positions] = [partsOf(model), model.data.positions.value];
    const calls = countCalls();
    const coming = model.shown();
    expect(partsOf(model)).toEqual({ ...before, popup: '' });
    await coming;
    expect(partsOf(model)).toEqual({ ...before, popup: '' });
    // The mark of the popup that was left may still be on its way.
    expect(new Set(calls.filter((path) => !path.startsWith('/popup/')))).toEqual(
      new Set([
        '/product/queryProdSts',
        '/repay/queryRepayState',
        '/coupon/queryCouponNode',
        '/api/notice/existenceUnread',
        '/home/newHomePopup',
      ]),
    );
    await model.refresh();
    expect(calls).toContain('/api/operation/list');
    // The md5 is unchanged: the same list object, nothing is redrawn.
    expect(model.data.positions.value).toBe(positions);
    expect(model.refreshing).toBe(false);
  });

  it('a notice that was read in the meantime is replaced by the next unread one', async () => {
    await pickUp(await bank.register('13720000003'));
    const model = new HomeModel();
    await model.load();
    const [first, count] = [model.notice, model.unread];
    if (first === undefined) throw new Error('no notice');
    await unread.mark([first]);
    await model.shown();
    expect(model.unread).toBe(count - 1);
    expect(model.notice).toMatchObject({ isRead: 0 });
    expect(model.notice?.id).not.toBe(first.id);
  });

  it('an ended session is announced once; afterwards the page is a visitor’s', async () => {
    const somebody = await bank.register('13720000002');
    await pickUp(somebody);
    const model = new HomeModel();
    await model.load();
    await bank.console.expireSessions(somebody.phone);
    await model.shown();
    expect(seen.toasts).toEqual(['登录失效']);
    expect(session.loggedIn).toBe(false);
    const visitors = () => [
      model.standing.actionName,
      model.greeting,
      model.due,
      model.couponCount,
      model.unread,
    ];
    const nothing = ['登录 / 注册', '您好', undefined, 0, 0];
    // At once, and again after the next show.
    expect(visitors()).toEqual(nothing);
    await model.shown();
    expect(visitors()).toEqual(nothing);
  });
});
