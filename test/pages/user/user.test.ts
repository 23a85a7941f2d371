import { forgetPositions } from '@/features/positions';
import { routeAt, routes } from '@/navigation';
import { UserModel } from '@/pages/user/index.model';
import { display } from '@/stores/display';
import { session } from '@/stores/session';
import { startGateway, type Bank } from '../../gateway/harness';
import { phones } from '../../gateway/steps';
import { host } from '../../app/host';
import { pickUp, startApp, type Seen } from '../../app/phone';
import { soon } from '../../soon';
import { allBut } from '../../timers';
import { countDrawings } from '../drawings';

const nextPhone = phones(8300);
let bank: Bank;
let seen: Seen;
beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  seen = startApp(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.console.clearFaults();
  session.clear('loggedOut');
  display.setElder(false);
  forgetPositions();
  seen.toasts.length = 0;
  host.reset(routes.user.path);
});

const open = async () => {
  const model = new UserModel();
  await model.load();
  return model;
};

describe('my account', () => {
  it('of a person with a quota: greeting by the rule, masked phone, quota, existing entries', async () => {
    const person = await bank.credited();
    await pickUp(person);
    host.reset(routes.user.path);
    const model = await open();
    expect(model.greeting).toMatch(/^.(先生|女士)，您好$/);
    expect(model.greeting.startsWith(person.facts.name.slice(0, 1))).toBe(true);
    expect(model.phone).toBe(`${person.phone.slice(0, 3)} **** ${person.phone.slice(-4)}`);
    expect(model.quota).toMatchObject({ used: 0 });
    expect(model.quota?.available).toBe(model.quota?.total);
    expect(model.rate).toMatch(/^\d+\.\d{2}%$/);
    for (const { path } of [...model.entries, ...model.more(), ...model.help])
      expect(routeAt(path)).toBeDefined();
    // One line of four.
    expect(model.entries).toHaveLength(4);
    // Two notices, and the message about the limit.
    expect([model.badge('unread'), model.badge('coupons')]).toEqual(['3', '1']);
    expect(model.badge(undefined)).toBeUndefined();
  });

  it('is drawn three times at most until it rests: with nothing, with the quota, with the rest', async () => {
    await pickUp(await bank.credited());
    jest.useFakeTimers({ doNotFake: allBut('setTimeout', 'clearTimeout') });
    const model = new UserModel();
    const drawn = countDrawings(() => [
      model.greeting,
      model.own.placed,
      model.quota,
      model.words,
      model.promotions,
      model.bar,
      model.badge('unread'),
      model.badge('coupons'),
    ]);
    await model.load();
    expect(await drawn()).toBeLessThanOrEqual(3);
    jest.useRealTimers();
  });

  it('of a visitor: no quota, no numbers, the way to log in', async () => {
    const model = await open();
    expect([model.loggedIn, model.greeting, model.phone]).toEqual([false, '您好', '']);
    expect([model.quota, model.badge('unread'), model.badge('coupons')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await model.open(routes.coupons.path);
    expect(host.addresses.pop()).toBe(routes.login.path);
    await model.login();
    expect(host.addresses).toContain(routes.login.path);
  });

  it('of a new customer: no quota yet', async () => {
    await pickUp(await bank.register(nextPhone()));
    const model = await open();
    expect([model.own.status.state, model.quota]).toEqual(['ready', undefined]);
  });

  it('of a person whose quota has expired: no quota, and no used amount', async () => {
    const person = await bank.credited();
    await bank.db.query(
      `update credit_lines set valid_to = '2020-01-01'
       where customer_id = (select id from customers where phone = $1)`,
      [person.phone],
    );
    await pickUp(person);
    const model = await open();
    expect(model.own.status.value?.total).not.toBe('0.00');
    expect(model.quota).toBeUndefined();
  });

  it('of a person whose quota waits for activation: says so', async () => {
    const person = await bank.credited();
    await pickUp(person);
    expect((await open()).words).toBeUndefined();
    await bank.db.query(
      'update credit_lines set active = false where customer_id = (select id from customers where phone = $1)',
      [person.phone],
    );
    const model = await open();
    expect(model.words).toMatchObject({ title: '额度待激活', action: '激活额度' });
    await model.act();
    expect(host.addresses).toContain(routes.loan.path);
  });

  it('never shows one person the quota of another', async () => {
    await pickUp(await bank.credited());
    const model = await open();
    expect(model.quota).toBeDefined();
    session.clear('loggedOut');
    await pickUp(await bank.register(nextPhone()));
    const loading = model.shown();
    expect([model.quota, model.greeting]).toEqual([undefined, '您好']);
    await loading;
    expect(model.quota).toBeUndefined();
  });

  it('shows without the failed parts, and can load them again', async () => {
    await pickUp(await bank.credited());
    await bank.console.faults([
      { path: '/product/queryProdSts', fault: 'status', value: 500, times: 1 },
      { path: '/api/operation/list', fault: 'status', value: 500, times: 1 },
      { path: '/api/notice/existenceUnread', fault: 'status', value: 500, times: 1 },
    ]);
    const model = await open();
    expect(model.own.status.state).toBe('failed');
    expect([model.bar, model.promotions]).toEqual([[], []]);
    expect(seen.toasts).toEqual([]);
    await model.load();
    expect(model.quota).toBeDefined();
    expect(model.bar).toHaveLength(1);
  });
});

describe('operation positions of my account', () => {
  it('are the bar of template 6 and the others; elder mode leaves out what leads somewhere', async () => {
    const model = await open();
    expect(model.bar.map(({ activityBannerText }) => activityBannerText)).toEqual(['借还记录，一目了然']);
    expect(model.promotions.map(({ template }) => template)).toEqual(['3']);
    display.setElder(true);
    const elder = await open();
    expect(elder.bar).toEqual([]);
    expect(elder.promotions).toEqual([]);
  });

  it('tell tracking which of them was tapped, under the code of this page', async () => {
    const model = await open();
    const { jumpUrl = '' } = model.bar[0] ?? {};
    await model.follow(jumpUrl);
    expect(jumpUrl).toBe('/pages/bussiness/loan_repay/index');
    await soon(async () => {
      const { json } = await bank.console.raw('GET', 'tracks');
      const clicks = (json as { record: { eventType?: string } }[]).map(({ record }) => record);
      expect(clicks.filter(({ eventType }) => eventType === 'clickInfo')).toEqual([
        { eventType: 'clickInfo', page: '03', place: jumpUrl, platform: '1-1-8' },
      ]);
    });
  });
});
