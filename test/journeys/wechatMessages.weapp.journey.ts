import { stage, type Journey } from './driver';
import { drawLoan } from './flows/loan';
import { enterAs } from './flows/persona';

const { journey } = stage();

const OFFER = /还款日前三天和当天，用微信提醒我/;
/** One of two such moments is in the hours in which reminders are sent. */
const HALF_A_DAY = 720;
const SETTINGS = '/pages/user/my/setting/index';

async function borrow(all: Journey, phone: string): Promise<void> {
  await enterAs(all, 'credited', phone);
  await drawLoan(all, '3000');
}

/** The due date comes; what has arrived by then, by channel. */
async function arrivedBy({ console }: Journey, phone: string, words: RegExp) {
  for (let half = 0; half < 70; half += 1) {
    await console.advanceMinutes(HALF_A_DAY);
    const found = (await console.messages(phone)).filter(({ text }) => words.test(text));
    if (found.length > 0) return found.map(({ channel }) => channel);
  }
  return [];
}

describe('messages in WeChat', () => {
  it('are offered after a drawing, and one that is allowed comes in place of the SMS', () =>
    journey('wechat-allowed', async (all) => {
      const { driver } = all;
      const phone = '13800166001';
      await borrow(all, phone);
      await driver.screenshot('offer');
      await driver.tapRole('button', OFFER);
      await driver.tapRole('button', '允许');
      await driver.see('已允许，到时发到微信');
      await driver.screenshot('allowed');
      await driver.open(SETTINGS);
      await driver.see('微信消息');
      await driver.see('还能发 1 条');
      await driver.screenshot('settings');
      expect(await arrivedBy(all, phone, /还款日快到了|天到期/)).toEqual(['wechat']);
    }));

  it('that are refused come by SMS, and are not asked for again', () =>
    journey('wechat-refused', async (all) => {
      const { driver } = all;
      const phone = '13800166002';
      await borrow(all, phone);
      await driver.tapRole('button', OFFER);
      await driver.tapRole('button', '取消');
      await driver.see('到时仍然发短信');
      await driver.screenshot('refused');
      await driver.reload();
      await driver.see('看这笔借款');
      await driver.seeNot('用微信提醒我');
      expect(await arrivedBy(all, phone, /还款日快到了|天到期/)).toEqual(['sms']);
    }));

  it.each([
    ['off' as const, '微信里关着这个小程序的通知', '13800166003'],
    ['banned' as const, '微信暂时没有回应', '13800166004'],
  ])('say why there are none: %s', (subscriptions, words, phone) =>
    journey(
      `wechat-${subscriptions}`,
      async (all) => {
        await borrow(all, phone);
        await all.driver.tapRole('button', OFFER);
        await all.driver.see(words);
        await all.driver.screenshot('said');
      },
      { phone: { subscriptions } },
    ),
  );
});
