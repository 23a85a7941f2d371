import { enterCredit, enterLoan } from '@/features/entry';
import { configureNavigation, routes } from '@/navigation';
import { ActivityLoadingModel } from '@/pages/activityLoading/index.model';
import { session } from '@/stores/session';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { phones } from '../../gateway/steps';
import { host } from '../../app/host';
import { pickUp, startApp, type Seen } from '../../app/phone';

const nextPhone = phones(8700);
/** As in compose.ts. */
configureNavigation({ flows: { toCredit: enterCredit, toLoan: enterLoan } });
let bank: Bank;
let seen: Seen;
beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  seen = startApp(bank);
  await addLink('to-credit', 'Credit');
  await addLink('to-loan', 'Loan');
  await addLink('by-event', 'event://toCredit');
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.console.clearFaults();
  session.clear('loggedOut');
  seen.toasts.length = 0;
  host.reset(routes.home.path, routes.activityLoading.path);
});

const addLink = (code: string, jumpUrl: string) =>
  bank.db.query(
    `insert into forwarding_configs (code, kind, title, lead, points, rules, button, jump_url)
     values ($1, 'link', '活动', '', '[]', '[]', '', $2)`,
    [code, jumpUrl],
  );
const logIn = async (person: TestPerson) => {
  await pickUp(person);
  host.reset(routes.home.path, routes.activityLoading.path);
};
const open = async (params: Record<string, string>) => {
  const model = new ActivityLoadingModel(new Map(Object.entries(params)));
  await model.load();
  return model;
};
const above = () => host.addresses.slice(1);

describe('an activity link', () => {
  it.each([
    [{ code: 'cost-sheet' }, '/pages/contracts/temp?id=cost-sheet'],
    [{ id: 'cost-sheet' }, '/pages/contracts/temp?id=cost-sheet'],
    [{ campaignId: 'welcome' }, `${routes.landing.path}?homepage=welcome`],
    // The parameter names have an order: one added by a partner does not win.
    [{ campaignId: 'x', code: 'welcome' }, `${routes.landing.path}?homepage=welcome`],
    // A member's page opens through the login.
    [{ code: 'repay-early' }, routes.login.path],
    [{ code: 'pxjh' }, `${routes.tuitionPlan.path}?code=pxjh`],
  ])('%j goes on to %s, which takes its place', async (params, address) => {
    const model = await open(params);
    expect(model.outcome.value).toEqual({ kind: 'followed' });
    expect(above()).toEqual([address]);
  });

  it.each([
    [{ code: 'noOne' }, '没有找到这个活动，链接可能不完整。'],
    [{}, '没有找到这个活动，链接可能不完整。'],
    [{ code: "' or 1=1 --" }, '没有找到这个活动，链接可能不完整。'],
    [{ code: 'new-year-2025' }, '“2025新年活动”已经结束（截至2025年2月28日）。'],
  ])('%j stays and says why', async (params, why) => {
    const model = await open(params);
    expect(model.outcome.value).toEqual({ kind: 'closed', why });
    expect(above()).toEqual([routes.activityLoading.path]);
    await model.toActivities();
    expect(host.addresses).toEqual([routes.activity.path]);
  });

  it('that leads to a foreign address stays, too', async () => {
    await addLink('evil', 'https://evil.example/');
    const model = await open({ code: 'evil' });
    expect(model.outcome.value).toEqual({ kind: 'closed', why: '这个活动的地址暂时打不开。' });
    expect(above()).toEqual([routes.activityLoading.path]);
  });

  it('that cannot be checked offers another try, which goes on', async () => {
    const fault = { path: '/api/forwardingRecord/getConfig', fault: 'status', value: 500, times: 1 };
    await bank.console.faults([fault]);
    const model = await open({ code: 'cost-sheet' });
    expect(model.outcome.state).toBe('failed');
    await model.outcome.load();
    expect(above()).toEqual(['/pages/contracts/temp?id=cost-sheet']);
  });

  it('goes back when the person returns to it, but not while the page says why the activity is closed', async () => {
    const gone = await open({ code: 'cost-sheet' });
    host.reset(routes.home.path, routes.activityLoading.path);
    await gone.shown();
    expect(host.addresses).toEqual([routes.home.path]);
    host.reset(routes.home.path, routes.activityLoading.path);
    const closed = await open({ code: 'noOne' });
    await closed.shown();
    expect(above()).toEqual([routes.activityLoading.path]);
  });
});

describe('an activity link that names a flow by its event', () => {
  it.each([
    ['to-credit', routes.creditFront.path],
    ['by-event', routes.creditFront.path],
  ])('%s: the flow replaces the link, and nothing of it stays below', async (code, path) => {
    await logIn(await bank.register(nextPhone()));
    expect((await open({ code })).outcome.value).toEqual({ kind: 'followed' });
    expect(host.addresses).toEqual([routes.home.path, path]);
  });

  it('opens the loan page for a person with a quota', async () => {
    await logIn(await bank.credited());
    await open({ code: 'to-loan' });
    expect(host.addresses).toEqual([routes.home.path, routes.loan.path]);
  });

  it.each(['to-credit', 'to-loan', 'by-event'])('%s: leads a visitor through the login', async (code) => {
    expect((await open({ code })).outcome.value).toEqual({ kind: 'followed' });
    expect(host.addresses).toEqual([routes.home.path, routes.login.path]);
    expect(seen.toasts).toEqual([]);
  });

  it('stays when the flow cannot be checked, and goes on at another try', async () => {
    await logIn(await bank.register(nextPhone()));
    const fault = { path: '/applfront/credit/queryCreditState', fault: 'status', value: 500, times: 1 };
    await bank.console.faults([fault]);
    const model = await open({ code: 'to-credit' });
    expect(model.outcome.value).toEqual({ kind: 'stayed', why: '这个活动现在没有打开，可以稍后再试。' });
    expect(above()).toEqual([routes.activityLoading.path]);
    expect(seen.toasts).toEqual(['网络开小差了，请稍后再试']);
    await model.shown();
    expect(above()).toEqual([routes.activityLoading.path]);
    await model.load();
    expect(above()).toEqual([routes.creditFront.path]);
  });
});
