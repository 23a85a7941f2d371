import { forgetPositions } from '@/features/positions';
import { routes } from '@/navigation';
import { ActivityModel } from '@/pages/activity/index.model';
import { display } from '@/stores/display';
import { startGateway, type Bank } from '../../gateway/harness';
import { host } from '../../app/host';
import { startApp } from '../../app/phone';
import { soon } from '../../soon';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ network: true });
  startApp(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.console.clearFaults();
  display.setElder(false);
  forgetPositions();
  host.reset(routes.activity.path);
});

const open = async () => {
  const model = new ActivityModel();
  await model.load();
  return model;
};

describe('activity zone', () => {
  it('is one list: template 4 first, then the entries of the other visible positions in their order', async () => {
    const model = await open();
    expect(model.entries.map(({ activityBannerText }) => activityBannerText)).toEqual([
      ...['按时还款，利息更省', '了解综合融资成本', '培训计划', '新客须知', '企业员工专区', '毕业生专区'],
    ]);
  });

  it('opens a page of the app, opens a member’s page through the login, and refuses foreign addresses', async () => {
    const model = await open();
    expect(await model.open('/pages/contracts/temp?id=cost-sheet')).toBe('opened');
    expect(host.addresses[1]).toBe('/pages/contracts/temp?id=cost-sheet');
    expect(await model.open('/pages/repay/index')).toBe('opened');
    expect(host.addresses[2]).toBe(routes.login.path);
    expect(await model.open('https://evil.example/')).toBe('refused');
  });

  it('tells tracking which entry was tapped, without what its address carries', async () => {
    const model = await open();
    await model.open('/pages/corpIndex/index?from=zone');
    await soon(async () => {
      const { json } = await bank.console.raw('GET', 'tracks');
      const clicks = (json as { record: { place?: string } }[]).map(({ record }) => record);
      expect(clicks.filter(({ place }) => place?.startsWith('/pages/corpIndex'))).toEqual([
        { eventType: 'clickInfo', page: '02', place: '/pages/corpIndex/index', platform: '1-1-8' },
      ]);
    });
  });

  it('opens an entry although tracking is down', async () => {
    await bank.console.faults([{ path: '/api/click/info', fault: 'status', value: 500, times: 1 }]);
    const model = await open();
    expect(await model.open('/pages/contracts/temp?id=cost-sheet')).toBe('opened');
  });

  it('says so when no activity is running, and shows new ones later', async () => {
    await bank.db.query(`update positions set is_show = 'TRUE' where page = '02' and is_show = 'true'`);
    const model = await open();
    expect([model.positions.state, model.entries]).toEqual(['ready', []]);
    await bank.db.query(`update positions set is_show = 'true' where page = '02' and is_show = 'TRUE'`);
    await model.shown();
    expect(model.entries).toHaveLength(6);
  });

  it('fails with a trace number, and loads at the next try', async () => {
    await bank.console.faults([{ path: '/api/operation/list', fault: 'status', value: 500, times: 1 }]);
    const model = await open();
    expect(model.positions.state).toBe('failed');
    expect(model.positions.failure?.traceNo).not.toBe('');
    await model.positions.load();
    expect(model.positions.state).toBe('ready');
  });

  it('has help instead of promotions in elder mode, until the person turns it off', async () => {
    display.setElder(true);
    const model = await open();
    expect([model.quiet, model.entries, model.questions.value?.length]).toEqual([true, [], 3]);
    const [question] = model.questions.value ?? [];
    if (question) await model.read(question);
    expect(host.addresses[1]).toBe(`${routes.helpArticle.path}?id=${question?.id}`);
    await model.showPromotions();
    expect([model.quiet, model.entries.length]).toEqual([false, 6]);
  });
});
