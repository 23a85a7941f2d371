import { subscription, type SubscriptionAnswer } from '@/platform/subscription';
import { wechat } from '@/platform/wechat';
import { WechatMessages } from '@/features/wechatMessages';
import { MySettingsModel } from '@/pages/user/my/setting/index.model';
import { pickUp, startApp } from '../../app/phone';
import { startGateway, type Bank } from '../../gateway/harness';

let bank: Bank;
let turn = 0;
beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  await pickUp(await bank.credited());
});
afterEach(() => jest.restoreAllMocks());

/** The phone of a person who uses the mini-program, and what they answer in WeChat's sheet. */
function inMiniProgram(answer: (ids: readonly string[]) => SubscriptionAnswer) {
  jest.replaceProperty(subscription, 'present', true);
  turn += 1;
  const code = `sandbox-login-feature${turn}-1`;
  jest.spyOn(wechat, 'login').mockImplementation(async () => ({ ok: true, code }));
  return jest.spyOn(subscription, 'ask').mockImplementation(async (ids) => answer(ids));
}

const yes = (accepted: readonly string[]): SubscriptionAnswer => ({ ok: true, accepted, refused: [] });
const no = (refused: readonly string[]): SubscriptionAnswer => ({ ok: true, accepted: [], refused });

async function loaded(offer?: 'due' | 'decision' | 'transfer'): Promise<WechatMessages> {
  const model = new WechatMessages(offer);
  await model.load();
  return model;
}

it('on H5 nothing is asked, offered or shown', async () => {
  const model = await loaded('due');
  expect([model.topics, model.offered]).toEqual([[], []]);
  const settings = new MySettingsModel();
  await settings.load();
  expect(settings.shownSwitches.map(({ kind }) => kind)).not.toContain('wechat');
});

describe('in the mini-program', () => {
  it('what the page offers is asked for in one go, and kept', async () => {
    const asked = inMiniProgram(yes);
    const model = await loaded('due');
    expect(model.offered).toEqual(['dueSoon', 'dueToday']);
    await model.allow();
    expect(asked).toHaveBeenCalledWith(['sandbox-dueSoon', 'sandbox-dueToday']);
    expect(model.outcome).toBe('allowed');
    const again = await loaded('due');
    expect(again.offered).toEqual([]);
    expect(again.topics.filter(({ left }) => left === 1)).toHaveLength(2);
  });

  it('after a no nothing is offered again, and the settings still can be used', async () => {
    inMiniProgram(no);
    const model = await loaded('decision');
    await model.allow();
    expect(model.outcome).toBe('refused');
    expect((await loaded('decision')).offered).toEqual([]);
    inMiniProgram(yes);
    const settings = new MySettingsModel();
    await settings.load();
    expect(settings.wechatOn).toBe(true);
    await settings.inWechat.allow(['decision']);
    expect(settings.inWechat.topics.find(({ topic }) => topic === 'decision')?.left).toBe(1);
  });

  it.each<[string, SubscriptionAnswer, string]>([
    ['switched off in WeChat', { ok: false, reason: 'off' }, 'off'],
    ['not available', { ok: false, reason: 'unavailable' }, 'unavailable'],
    ['banned by WeChat', { ok: true, accepted: [], refused: [] }, 'unavailable'],
  ])('that it is %s is said, and is no refusal', async (_what, answer, outcome) => {
    inMiniProgram(() => answer);
    const model = await loaded('transfer');
    await model.allow();
    expect(model.outcome).toBe(outcome);
    expect((await loaded('transfer')).offered).toEqual(['transfer']);
  });

  it('without a code of WeChat nothing is promised', async () => {
    inMiniProgram(yes);
    jest.spyOn(wechat, 'login').mockImplementation(async () => ({ ok: false, reason: 'failed' }));
    const model = await loaded('transfer');
    await model.allow();
    expect(model.outcome).toBe('unavailable');
  });

  it('a second tap asks once', async () => {
    const asked = inMiniProgram(yes);
    const model = await loaded('due');
    await Promise.all([model.allow(), model.allow()]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('switched off in the settings, nothing is offered', async () => {
    inMiniProgram(yes);
    const settings = new MySettingsModel();
    await settings.load();
    await settings.set('wechat', false);
    expect(settings.wechatOn).toBe(false);
    expect((await loaded('due')).offered).toEqual([]);
  });
});
