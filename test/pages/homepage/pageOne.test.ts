import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { LandingModel } from '@/pages/homepage/pageOne.model';
import { session } from '@/stores/session';
import { startGateway, type Bank } from '../../gateway/harness';
import { host } from '../../app/host';
import { startApp } from '../../app/phone';

const CONFIG = '/api/forwardingRecord/getConfig';
let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ network: true });
  startApp(bank);
  await bank.db.query(
    `insert into forwarding_configs (code, kind, title, lead, points, rules, button, jump_url, ends_on)
     values ('spring', 'landing', '春天', '', '[]', '[]', '看看', '/pages/activity/index', null),
            ('last-year', 'landing', '去年', '', '[]', '[]', '看看', '/pages/activity/index', '2001-02-03')`,
  );
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.console.clearFaults();
  session.clear('loggedOut');
  persisted.set({ homepage: '' });
  host.reset(routes.landing.path);
});

const open = async (params: Record<string, string> = {}) => {
  const model = new LandingModel(new Map(Object.entries(params)));
  await model.load();
  return model;
};

describe('landing page of a channel', () => {
  it("is the one named in the address, else the channel's, else the general one", async () => {
    persisted.set({ homepage: 'spring' });
    expect((await open({ homepage: 'welcome' })).content.value?.title).toContain('周转');
    expect((await open()).content.value?.title).toBe('春天');
    persisted.set({ homepage: '' });
    expect((await open()).content.value?.points.length).toBeGreaterThan(0);
  });

  it.each(['unknown-code', '../..', ''])('is the general one for the unknown code %j', async (homepage) => {
    expect((await open({ homepage })).content.value?.button).toBe('查看我能借多少');
  });

  it('shows offer and price, and leads to the application through the login', async () => {
    const model = await open();
    expect(model.rateText).toMatch(/^年化利率（单利）\d+\.\d{2}% 至 \d+\.\d{2}%$/);
    expect(await model.act()).toBe('opened');
    expect(host.addresses).toEqual([routes.landing.path, routes.login.path]);
  });

  it('that has ended says so', async () => {
    const model = await open({ homepage: 'last-year' });
    expect(model.closed).toBe('“去年”已经结束（截至2001年2月3日）。');
    await model.toHome();
    expect(host.addresses).toEqual([routes.home.path]);
  });

  it('shows without the rate, fails without its content, and can be retried', async () => {
    await bank.console.faults([
      { path: '/applfront/rate/market/rateRange', fault: 'status', value: 500, times: 1 },
      { path: CONFIG, fault: 'status', value: 500, times: 1 },
    ]);
    const model = await open();
    expect([model.content.state, model.rateText]).toEqual(['failed', '年化利率（单利）以审批结果为准']);
    await model.load();
    expect(model.content.state).toBe('ready');
  });
});
