import { cardCalls } from '@/contract/card';
import { generalRefusals } from '@/contract/refusals';
import { USER_STATUSES } from '@/contract/visitCodes';
import { persisted } from '@/storage/persisted';
import { currentRoute, routes } from '@/navigation';
import { track as port } from '@/platform/track';
import { call } from '@/request';
import { knownStatus } from '@/stores/knownStatus';
import { session } from '@/stores/session';
import { Track } from '@/stores/track';
import { host } from '../app/host';
import { makeWorld, no, ok, type Reply, type World } from '../request/world';
import { PERSON, Shelf } from '../app/device';
import { soon } from '../soon';
import { allBut } from '../timers';

const PLAIN = '/api/trackrecord/insert';
const TAKEN: Reply = { envelope: { code: 200, data: {} } };

let world: World;
let track: Track;
let leave: () => void;
let beacons: [string, string][];
let takes: boolean;

const answering = (reply: Reply) => {
  world = makeWorld(({ path }) => (path.startsWith('/api/') ? reply : ok({})));
};
const sent = (path: string) => world.seen.filter((seen) => seen.path === path).map(({ params }) => params);
const records = () => sent(PLAIN).flatMap(({ records: list }) => list as Record<string, unknown>[]);
const show = (path: string) => {
  host.reset(path);
  const place = currentRoute();
  if (place) track.page(place);
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 18, 3) });
  new Shelf().install();
  session.clear('loggedOut');
  persisted.set({ cjj_id: '' });
  beacons = [];
  takes = true;
  Object.assign(port, {
    onLeave: (leaving: () => void) => {
      leave = leaving;
      return () => undefined;
    },
    sendOnLeave: (url: string, json: string) => {
      beacons.push([url, json]);
      return takes;
    },
  });
  answering(TAKEN);
  track = new Track();
  track.start();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The batch is sent, and its effects have happened. */
const batch = () => jest.advanceTimersByTimeAsync(6000);

describe('a page view', () => {
  it('is sent with its id, together with the events of the next six seconds', async () => {
    show(routes.home.path);
    await jest.advanceTimersByTimeAsync(5999);
    show(routes.activity.path);
    expect(world.seen).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent(PLAIN)).toHaveLength(1);
    expect(records()[0]).toEqual({
      eventType: 'pageView',
      page_id: '001',
      page_name: routes.home.title,
      cjj_id: '',
      client: 'H5',
      userStatus: 'NoLogedIn',
      sourceid: '1-1-8',
      TestFlowId: '',
      anti_fraud_value: '',
      eventTime: '2026-11-18T03:00:00.000Z',
    });
    expect(records().map(({ page_id }) => page_id)).toEqual(['001', '007']);
  });

  it('sends the user status and the device, and no personal data', async () => {
    session.start({ tokenCode: 't-1', userInfo: { ...PERSON, isCredit: 'Y', isLoan: 'N' } }, '13800138000');
    persisted.set({ cjj_id: 'c-1' });
    show(routes.repay.path);
    await batch();
    expect(records()[0]).toMatchObject({ userStatus: 'NoBorrowing', cjj_id: 'c-1', page_id: '005' });
    expect(JSON.stringify(records())).not.toMatch(/138|C1|张三|t-1/);
  });

  it('has the status that the gateway last named, until the session ends', async () => {
    const seen = async () => {
      show(routes.repay.path);
      await batch();
      const { userStatus, TestFlowId } = records().at(-1) ?? {};
      return [userStatus, TestFlowId];
    };
    session.start({ tokenCode: 't-1', userInfo: { ...PERSON, isCredit: 'N', isLoan: 'N' } });
    expect(await seen()).toEqual(['NoCredit', '']);
    for (const status of USER_STATUSES) {
      knownStatus.set(status);
      expect(await seen()).toEqual([status, '']);
    }
    track.experiment('help-first', 'B');
    expect(await seen()).toEqual(['addCredit', 'help-first:B']);
    session.clear('loggedOut');
    expect(await seen()).toEqual(['NoLogedIn', '']);
    session.start({ tokenCode: 't-2', userInfo: { ...PERSON, isCredit: 'Y', isLoan: 'N' } });
    expect(await seen()).toEqual(['NoBorrowing', '']);
  });

  it('of a page without an id is not sent', async () => {
    show(routes.contractTemplate.path);
    await batch();
    expect(world.seen).toEqual([]);
  });

  it('may be a state with its own id', async () => {
    host.reset(routes.creditResult.path);
    track.event('pageView', '009');
    track.event('tap');
    await batch();
    expect(records().map(({ page_id, eventType }) => [page_id, eventType])).toEqual([
      ['009', 'pageView'],
      ['003', 'tap'],
    ]);
  });
});

describe('leaving the app', () => {
  it('sends the waiting events, once', async () => {
    show(routes.home.path);
    leave();
    leave();
    await batch();
    expect(beacons).toHaveLength(1);
    const [url, json] = beacons[0] ?? ['', ''];
    expect(url).toContain(PLAIN);
    expect(JSON.parse(json)).toMatchObject({ records: [{ page_id: '001' }] });
    expect(world.seen).toEqual([]);
  });

  it('sends them as a call when no beacon is available', async () => {
    takes = false;
    show(routes.home.path);
    leave();
    await jest.advanceTimersByTimeAsync(0);
    expect(records()).toHaveLength(1);
    await batch();
    expect(records()).toHaveLength(1);
  });

  it('sends nothing when no events wait', () => {
    leave();
    expect([beacons, world.seen]).toEqual([[], []]);
  });
});

describe('an action', () => {
  const ACTION = { eventType: 'submit', pageModule: 'credit' };
  const SEALED = '/api/trackrecord/insertRecord';

  beforeEach(() => {
    jest.useRealTimers();
    session.start({ tokenCode: 't-1', userInfo: PERSON }, '13800138000');
  });

  it('is sent sealed, with the person and the outcome', async () => {
    answering(ok({}));
    track.action(ACTION);
    await soon(() => expect(sent(SEALED)).toHaveLength(1));
    expect(sent(SEALED)[0]).toMatchObject({
      ...ACTION,
      eventResult: 'success',
      custId: 'C1',
      phone: '13800138000',
      platform: '1-1-8',
      loanType: 'YQDC001',
      appVer: '2.2.6',
    });
    expect(typeof world.seen[0]?.sessionKey).toBe('string');
  });

  it.each([
    ['success', ok({ list: [] }), 'success'],
    ['a refusal', no(generalRefusals.incomplete), generalRefusals.incomplete],
    ['no network', { failure: 'offline' }, 'network'],
  ] as [string, Reply, string][])(
    'of a call has the outcome of the call: %s',
    async (_name, reply, result) => {
      world = makeWorld(({ path }) => (path === SEALED ? ok({}) : reply));
      const asked = call(cardCalls.queryBankList, {});
      const followed = track.following(ACTION, asked);
      expect(followed).toBe(asked);
      await followed.catch(() => undefined);
      await soon(() => expect(sent(SEALED)).toHaveLength(1));
      expect(sent(SEALED)[0]).toMatchObject({ eventResult: result });
    },
  );
});

it('the values of a campaign are sent with its source flag', async () => {
  jest.useRealTimers();
  persisted.set({ adId: 'a-1', productType: '', loanTypeCde: '' });
  track.attribution('login');
  persisted.set({ loanTypeCde: 'JDXD' });
  track.attribution('draw');
  await soon(() => expect(sent('/api/trackrecord/event')).toHaveLength(2));
  const infos = sent('/api/trackrecord/event').map(
    ({ actionEventInfo }) => JSON.parse(String(actionEventInfo)) as unknown,
  );
  expect(infos).toEqual([
    expect.objectContaining({ sourceFlag: 'XDQ002', adId: 'a-1' }),
    expect.objectContaining({ sourceFlag: 'JDXD' }),
  ]);
});

it.each([
  ['no network', { failure: 'offline' }],
  ['a broken answer', { text: '<html>' }],
  ['a refusal', { envelope: { code: 500, message: 'no' } }],
] as [string, Reply][])('a failure is silent and never reported: %s', async (_name, reply) => {
  answering(reply);
  jest.useRealTimers();
  jest.useFakeTimers({ doNotFake: allBut('setTimeout', 'clearTimeout') });
  show(routes.home.path);
  jest.advanceTimersByTime(6000);
  jest.useRealTimers();
  track.action({ eventType: 'x', pageModule: 'y' });
  track.attribution('z');
  await soon(() => expect(world.seen).toHaveLength(3));
  await new Promise((done) => setTimeout(done, 0));
  expect([world.toasts, world.reports, world.loading]).toEqual([[], [], []]);
});
