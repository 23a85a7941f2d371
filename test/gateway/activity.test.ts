import { activityRefusals } from '@/contract/activity';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
let person: TestPerson;
let today: string;
beforeAll(async () => {
  bank = await startGateway();
  person = await bank.register('13530000001');
});
afterAll(() => bank.close());
beforeEach(async () => {
  today = civilDateAt((await bank.console.now()).getTime());
});

const put = (code: string, starts: string | null, ends: string | null) =>
  bank.db.query(
    `insert into forwarding_configs (code, kind, title, lead, points, rules, button, jump_url, starts_on, ends_on)
     values ($1, 'campaign', '活动', '', '[]', '[]', '去', 'Loan', $2, $3)`,
    [code, starts, ends],
  );

describe('an activity code', () => {
  it.each([
    ['yesterday', null, -1, 'ended'],
    ['until-today', null, 0, 'open'],
    ['from-today', 0, null, 'open'],
    ['tomorrow', 1, 9, 'coming'],
  ] as const)('%s is %j to %j days from today: %s', async (code, from, to, state) => {
    const day = (days: number | null) => (days === null ? null : addDays(today, days));
    await put(code, day(from), day(to));
    const config = await bank.person('13530000002').must('forwardingConfig', { code });
    expect(config).toMatchObject({ state, startsOn: day(from), endsOn: day(to) });
  });

  it('that is unknown has no content and leads nowhere', async () => {
    const config = await person.must('forwardingConfig', { code: 'unknown-code' });
    expect(config).toMatchObject({ state: 'unknown', title: '', jumpUrl: '', points: [] });
  });

  it('of the landing page says what it is, for a visitor', async () => {
    const config = await bank.person('13530000002').must('forwardingConfig', { code: 'welcome' });
    expect(config).toMatchObject({ state: 'open', kind: 'landing', jumpUrl: 'Credit' });
    expect(config.points.length).toBeGreaterThan(0);
  });
});

describe('activity records', () => {
  const record = (action: 'view' | 'join', code = 'pxjh') =>
    person.must('saveActivityRecord', { code, action });

  it('a look is not a sign-up, and a second sign-up does not count', async () => {
    expect(await record('view')).toEqual({ joined: 'N', joinedAt: null });
    const first = await record('join');
    expect(first.joined).toBe('Y');
    await bank.console.advanceDays(1);
    expect(await record('join')).toEqual(first);
    expect(await record('view')).toEqual(first);
    expect(
      await bank.db.query(`select action from activity_records where code = 'pxjh' order by action`),
    ).toEqual([{ action: 'join' }, { action: 'view' }]);
  });

  it('belong to one person', async () => {
    const other = await bank.register('13530000003');
    expect(await other.must('saveActivityRecord', { code: 'pxjh', action: 'view' })).toMatchObject({
      joined: 'N',
    });
  });

  it('are refused for an activity that is over or unknown', async () => {
    await put('over', null, addDays(today, -1));
    expect(await person.refused('saveActivityRecord', { code: 'over', action: 'join' })).toMatchObject({
      code: activityRefusals.activityClosed,
    });
    expect(await person.refused('saveActivityRecord', { code: 'none', action: 'view' })).toMatchObject({
      code: activityRefusals.activityUnknown,
    });
  });
});
