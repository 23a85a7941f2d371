import type { CallName, Request } from '@/contract';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const phone = phones(8750);

const NOTICES = {
  isHome: 'Y',
  pageNum: '1',
  pageSize: '999',
  plateform: '1-1-8',
  appUserId: '',
  minVersion: '226',
  phone: '',
} as const;
const UNREAD = { plateform: '1-1-8', appUserId: '', phone: '' };
const POSITIONS = {
  loginState: '0',
  page: '02',
  loanType: 'YQDC001',
  minVersion: '226',
  channel: '1-1-8',
} as const;
const AREAS = { loanType: 'YQDC001', minVersion: '226' };
const POLICIES = { minVersion: '226', loanType: 'YQDC001', releaseChannel: '1-1-8' };
const UPDATES = { minVersion: '226', wgtVersion: '1.0.0', terminal: 'h5' } as const;
const HELP = { productType: 'YQDC001', channel: '1-1-8' };

type Answer = (person: TestPerson, which: 'inside' | 'outside') => Promise<object>;

/** A call whose content has an audience: the field, the values that it must have, and a request with another one. */
const of = <N extends CallName>(
  name: N,
  [kind, id]: readonly [kind: string, id: string],
  request: Request<N>,
  field: keyof Request<N> & string,
  values: readonly string[] | number,
  outside: Partial<Request<N>>,
) => {
  const ask: Answer = (person, which) =>
    person.must(name, which === 'inside' ? request : { ...request, ...outside });
  return [name, field, { kind, id, onlyFor: { [field]: values }, ask }] as const;
};

const CASES = [
  of('noticeList', ['notice', 'n-safe'], NOTICES, 'isHome', ['Y'], { isHome: 'N' }),
  of('noticeList', ['notice', 'n-safe'], NOTICES, 'plateform', ['1-1-8'], { plateform: '2-4-0' }),
  of('noticeList', ['notice', 'n-safe'], NOTICES, 'minVersion', 226, { minVersion: '114' }),
  of('noticeList', ['notice', 'n-safe'], NOTICES, 'minVersion', 226, { minVersion: 'x' }),
  of('existenceUnread', ['notice', 'n-safe'], UNREAD, 'plateform', ['1-1-8'], { plateform: '2-4-0' }),
  of('operationList', ['position', ''], POSITIONS, 'loginState', ['0'], { loginState: '1' }),
  of('operationList', ['position', ''], POSITIONS, 'loanType', ['YQDC001'], { loanType: 'JDXD' }),
  of('operationList', ['position', ''], POSITIONS, 'channel', ['1-1-8'], { channel: '2-4-0' }),
  of('operationList', ['position', ''], POSITIONS, 'minVersion', 226, { minVersion: '114' }),
  of('functionalAreaList', ['area', '借还记录'], AREAS, 'loanType', ['YQDC001'], { loanType: 'JDXD' }),
  of('functionalAreaList', ['area', '借还记录'], AREAS, 'minVersion', 226, { minVersion: '114' }),
  of('routePolicyList', ['policy', ''], POLICIES, 'loanType', ['YQDC001'], { loanType: 'JDXD' }),
  of('routePolicyList', ['policy', ''], POLICIES, 'releaseChannel', ['1-1-8'], { releaseChannel: '2-4-0' }),
  of('routePolicyList', ['policy', ''], POLICIES, 'minVersion', 226, { minVersion: '114' }),
  of('hotUpdateList', ['release', '2.2.7'], UPDATES, 'minVersion', 226, { minVersion: '114' }),
  of('hotUpdateList', ['release', '2.2.7'], UPDATES, 'terminal', ['h5'], { terminal: 'weapp' }),
  of('catalogThreeTop', ['article', 'help-cost'], HELP, 'channel', ['1-1-8'], { channel: '2-4-0' }),
  of('catalogThreeTop', ['article', 'help-cost'], HELP, 'productType', ['YQDC001'], { productType: 'JDXD' }),
  of('catalogListTree', ['article', 'help-cost'], HELP, 'channel', ['1-1-8'], { channel: '2-4-0' }),
  of('catalogListTree', ['article', 'help-cost'], HELP, 'productType', ['YQDC001'], { productType: 'JDXD' }),
  of('rateRange', ['rate', 'range'], { platefrom: '1-1-8', tokenCode: '' }, 'platefrom', ['1-1-8'], {
    platefrom: '2-4-0',
  }),
];

/** SQL for ids that are not written in the case. */
const FIRST_ID: Readonly<Record<string, string>> = {
  position: `select min(id)::text from positions where page = '02'`,
  policy: 'select min(route_page) from route_policies',
};

async function setAudience(kind: string, id: string, onlyFor: object): Promise<void> {
  await bank.db.query(
    `insert into audiences (kind, id, only_for) values ($1, coalesce(nullif($2, ''), (${FIRST_ID[kind] ?? 'null::text'})), $3)`,
    [kind, id, JSON.stringify(onlyFor)],
  );
}

/** The clock goes on between two answers. */
const withoutTimes = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'publishedAt' ? '' : value)));

describe('content with an audience', () => {
  beforeAll(() =>
    bank.db.query(
      `insert into releases (wgt_version, version, title, notes, age_hours, hot) values ('2.2.7', '2.2.6', '修复', '["一"]', 1, true)`,
    ),
  );

  afterEach(() => bank.db.query('delete from audiences'));

  it.each(CASES)('%s obeys %s', async (_name, _field, { kind, id, onlyFor, ask }) => {
    const visitor = bank.person(phone());
    const shown = async (which: 'inside' | 'outside') => withoutTimes(await ask(visitor, which));
    const [inside, outside] = [await shown('inside'), await shown('outside')];
    await setAudience(kind, id, onlyFor);
    expect(await shown('inside')).toEqual(inside);
    expect(await shown('outside')).not.toEqual(outside);
  });
});

it('a number that a field of text should reach leaves the content out, and the rest is shown', async () => {
  const visitor = bank.person(phone());
  const before = await visitor.must('functionalAreaList', AREAS);
  await setAudience('area', '借还记录', { loanType: 5 });
  const { list } = await visitor.must('functionalAreaList', AREAS);
  await bank.db.query('delete from audiences');
  expect(list).toEqual(before.list.filter(({ name }) => name !== '借还记录'));
});

it('the rate range of a person with a line is their own rate', async () => {
  const person = await bank.credited();
  const ask = (tokenCode: string) =>
    bank.person(phone()).must('rateRange', { platefrom: '1-1-8', tokenCode });
  const [line] = await bank.db.query<{ annual_rate: string }>(
    'select annual_rate from credit_lines l join customers c on c.id = l.customer_id where c.phone = $1',
    [person.phone],
  );
  const own = (Number(line?.annual_rate) * 100).toFixed(2);
  expect(await ask(person.client.tokenCode)).toEqual({ isShow: 'Y', min: own, max: own });
  expect(await ask('of a visitor')).toEqual({ isShow: 'Y', min: '7.20', max: '24.00' });
});
