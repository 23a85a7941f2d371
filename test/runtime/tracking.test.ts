import '../app/sandboxSettings';
import { persisted } from '@/storage/persisted';
import { page } from '@/platform/page';
import { track as port } from '@/platform/track';
import { background } from '@/runtime/inBackground';
import { session } from '@/stores/session';
import { track } from '@/stores/track';
import { startGateway, type Bank, type TestPerson } from '../gateway/harness';
import { phones } from '../gateway/steps';
import { connect, isQuiet, logIn, start } from '../app/launched';
import { Shelf } from '../app/device';
import { soon } from '../soon';

interface Tracked {
  readonly kind: 'page' | 'action' | 'attribution';
  readonly record: Readonly<Record<string, unknown>>;
}

const WEB = 'web';
const CAMPAIGN = 'accountId=a1&campaignId=c1&adId=d1&creativeId=e1&materialId=m1&siteSet=s1&homepage=h1';
const ALL = { accountId: 'a1', campaignId: 'c1', adId: 'd1', creativeId: 'e1', materialId: 'm1' };

let bank: Bank;
let person: TestPerson;
let leave: () => void;
beforeAll(async () => {
  bank = await startGateway({ network: true });
  connect(bank);
  person = await bank.register(phones(840)());
  // The page events go at once when the person leaves, instead of six seconds later.
  Object.assign(port, {
    onLeave: (left: () => void) => ((leave = left), () => undefined),
    sendOnLeave: () => false,
  });
});
afterAll(() => bank.close());

beforeEach(async () => {
  new Shelf().install();
  session.clear('loggedOut');
  persisted.forget([
    'platform',
    'h5type',
    'terminalType',
    'productType',
    'loanTypeCde',
    'userId',
    'callbackUrl',
  ]);
  persisted.forget(['accountId', 'campaignId', 'adId', 'creativeId', 'materialId', 'siteSet', 'homepage']);
  persisted.forget(['oneChannelId', 'twoChannelId', 'thrChannelId']);
  await soon(() => expect(isQuiet()).toBe(true));
  await bank.db.query('delete from tracks');
});
afterEach(() => void Object.assign(page, { target: 'h5' }));

/** Launches, looks at home, and logs in: what has arrived at the gateway by then, one of each form. */
async function arrives(launches: readonly string[], target = WEB) {
  Object.assign(page, { target: target === WEB ? 'h5' : 'weapp' });
  for (const before of launches) start({ before });
  await background();
  track.event('pageView', '001');
  leave();
  await logIn(person);
  const all = await soon(async () => {
    const { json } = await bank.console.raw('GET', 'tracks');
    // The wide table of logins may come before or after.
    const found = (json as readonly Tracked[]).filter(({ record }) => record['eventType'] !== 'wideTable');
    expect(new Set(found.map(({ kind }) => kind)).size).toBe(3);
    return found;
  });
  const of = (wanted: Tracked['kind']) => all.find(({ kind }) => kind === wanted)?.record ?? {};
  const { platform, actionEventInfo } = of('attribution');
  return {
    page: of('page'),
    action: of('action'),
    attribution: { platform, ...(JSON.parse(String(actionEventInfo)) as Record<string, string>) },
  };
}

/** Launch, source id, platform, terminal type, product, source flag of the attribution. */
it.each([
  ['', '1-1-8', '1-1-8', 'yqdh5', 'YQDC001', 'XDQ002'],
  ['s=yqd&channel=4-4-1', '1-1-8', '1-1-8', 'yqdh5', 'YQDC001', 'XDQ002'],
  ['s=yqd&productType=XQD001', '1-1-8', '1-1-8', 'yqdh5', 'XQD001', 'XQD001'],
  ['s=ygd', '2-4-1', '2-4-1', 'ygdh5', 'YQDC001', 'XDQ002'],
  ['s=ygd&userId=E1', '2-4-0', '2-4-0', 'ygdh5', 'YQDC001', 'XDQ002'],
  ['s=ygd&channel=2-4-7&loanTypeCde=JDXD', '2-4-7', '2-4-7', 'ygdh5', 'JDXD', 'JDXD'],
  ['s=citicsquare', '4-4-0', '4-4-0', 'kzxh5', 'YQDC001', 'XDQ002'],
  ['s=citicsquare&channel=4-4-1', 'JD', '4-4-1', 'kzxh5', 'YQDC001', 'XDQ002'],
  ['s=citicsquare&channel=4-4-12', '4-4-12', '4-4-12', 'kzxh5', 'YQDC001', 'XDQ002'],
  [
    's=citicsquare&channel=4-4-19&productType=HYD-XS-001&loanTypeCde=XQD002',
    ...(['4-4-19', '4-4-19', 'kzxh5', 'HYD-XS-001', 'XQD002'] as const),
  ],
  ['s=citicsquare&channel=4-4-1&productType=MOON', 'JD', '4-4-1', 'kzxh5', 'YQDC001', 'XDQ002'],
])(
  'by "%s" the gateway is told who sent the person, and for what',
  async (link, sourceid, platform, ...rest) => {
    const [terminalType, loanType, sourceFlag] = rest;
    const seen = await arrives([link]);
    expect(seen.page).toMatchObject({ sourceid, client: 'H5', page_id: '001' });
    expect(seen.action).toMatchObject({ platform, terminalType, loanType, eventType: 'login' });
    expect(seen.attribution).toEqual({ platform, sourceFlag });
  },
);

it('by an advertisement it is told the whole campaign, and the path through the channels', async () => {
  const seen = await arrives([`s=yqd&${CAMPAIGN}&oneChannelId=O1&twoChannelId=T1`]);
  expect(seen.attribution).toMatchObject({ ...ALL, siteSet: 's1', homepage: 'h1', sourceFlag: 'XDQ002' });
  expect(seen.action['channelId']).toBe('O1');
});

it('the claim of an advertisement lasts over a start without a link, and a new one replaces it whole', async () => {
  expect((await arrives([`s=yqd&${CAMPAIGN}`, ''])).attribution).toMatchObject(ALL);
  session.clear('loggedOut');
  // Both starts have told it.
  await soon(() => expect(isQuiet()).toBe(true));
  await bank.db.query('delete from tracks');
  expect((await arrives(['s=yqd&adId=d2'])).attribution).toEqual({
    platform: '1-1-8',
    sourceFlag: 'XDQ002',
    adId: 'd2',
  });
});

it("another partner's link ends it: the person came by that one", async () => {
  const seen = await arrives([`s=yqd&${CAMPAIGN}&oneChannelId=O1`, 's=citicsquare&channel=4-4-1']);
  expect(seen.attribution).toEqual({ platform: '4-4-1', sourceFlag: 'XDQ002' });
  expect(seen.action['channelId']).toBe('');
});

it.each([
  ['s=yqd', '1-1-8', '1-1-8'],
  ['s=citicsquare&channel=4-4-1&productType=XQD001', 'JD', '4-4-1'],
])('in a mini-program the terminal is that one, for "%s" too', async (link, sourceid, platform) => {
  const seen = await arrives([link], 'weapp');
  expect(seen.page).toMatchObject({ sourceid, client: 'weapp' });
  expect(seen.action).toMatchObject({ platform, terminalType: 'weapp' });
  expect(seen.attribution).toMatchObject({ platform });
});
