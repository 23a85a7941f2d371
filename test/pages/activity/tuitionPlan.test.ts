import { routes } from '@/navigation';
import { TuitionPlanModel } from '@/pages/activity/pxjh/index.model';
import { session } from '@/stores/session';
import { host } from '../../app/host';
import { pickUpFor, useStage } from '../creditV2/hand';

const stage = useStage(8500);
beforeEach(() => host.reset(routes.activity.path, routes.tuitionPlan.path));

const open = async (code?: string) => {
  const model = new TuitionPlanModel(new Map(code === undefined ? [] : [['code', code]]));
  await model.load();
  return model;
};

describe('tuition plan', () => {
  it('is joined once, keeps that over a reload, and only then leads on', async () => {
    const model = await open();
    expect([model.closed, model.joined, model.joinedOn]).toEqual(['', false, '']);
    expect(model.periodText).toBe('长期有效');
    await model.join();
    expect(model.joined).toBe(true);
    expect(model.joinedOn).toMatch(/^\d{1,2}月\d{1,2}日$/);
    expect(stage.seen.toasts).toEqual([expect.stringContaining('登记好了')]);
    const again = await open();
    expect([again.joined, again.joinedOn]).toEqual([true, model.joinedOn]);
    expect(await again.act()).toBe('opened');
    expect(host.addresses[2]).toBe(routes.loan.path);
  });

  it('is shown to a visitor, who logs in to join and comes back', async () => {
    const { person } = stage;
    session.clear('loggedOut');
    const model = await open();
    expect([model.campaign.state, model.closed, model.loggedIn]).toEqual(['ready', '', false]);
    await model.join();
    expect(host.addresses[2]).toBe(routes.login.path);
    await pickUpFor(person);
    await model.shown();
    await model.join();
    expect(model.joined).toBe(true);
  });

  it('says so when joining fails, and can be joined at the next try', async () => {
    const model = await open();
    const fault = { path: '/activity/saveActivityRecord', fault: 'status', value: 500, times: 1 };
    await stage.bank.console.faults([fault]);
    await model.join();
    expect([model.joined, model.submission.busy]).toEqual([false, false]);
    expect(model.submission.problem).toBe('网络开小差了，请稍后再试');
    await model.join();
    expect(model.joined).toBe(true);
  });

  it.each([
    ['noOne', '没有找到这个活动'],
    ['new-year-2025', '已经结束'],
    ['../x', '没有找到这个活动'],
  ])('of the code %s says why it is not available', async (code, why) => {
    const model = await open(code);
    expect(model.campaign.state).toBe('ready');
    expect(model.closed).toContain(why);
    await model.toActivities();
    expect(host.addresses).toEqual([routes.activity.path]);
  });
});
