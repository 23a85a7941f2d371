import { groupPhone } from '@/domain/person/phone';
import { stage } from './driver';
import { enterAs } from './flows/persona';
import { LOGIN } from './flows/login';
import { soon } from '../soon';

const { journey } = stage();

const COMPLAINT = '合同里写的利息是每天万分之四，账单上的和它不一样，请核对一下再告诉我。';

/** What the program shows comes late on a slow phone: a text that is written back into a field would take away what was typed since. */
const SLOW = { phone: { dataDelayMs: 150 } };

describe.each([30, 120])('on a slow phone, a person who types a key every %i ms', (msPerKey) => {
  const phoneOf = (person: number) => String(13_800_138_000 + 10 * msPerKey + person);

  it('logs in with the phone and the code that were typed', () =>
    journey(
      `slow-login-${msPerKey}`,
      async ({ driver, console }) => {
        const phone = phoneOf(1);
        await driver.open(LOGIN);
        await driver.fill('手机号', phone, msPerKey);
        await driver.tapRole('button', '获取验证码');
        await driver.see('验证码已发到');
        await soon(async () => expect(await driver.valueOf('手机号')).toBe(groupPhone(phone)));
        await driver.tapRole('checkbox', /用户注册协议/);
        await driver.fill('验证码', await console.codeOf(phone), msPerKey);
        // A new person is led to the application.
        await driver.arrive('/pages/creditV2/view/ocr/ocrTab');
      },
      SLOW,
    ));

  it('finds the whole card number in groups after leaving its field', () =>
    journey(
      `slow-card-${msPerKey}`,
      async (all) => {
        const { driver } = all;
        await enterAs(all, 'credited', phoneOf(2));
        await driver.open('/pages/bussiness/bankcard/addBankcard');
        await driver.fill('银行卡号', '6225880123456789', msPerKey);
        await driver.tapRole('checkbox', /银行卡/);
        await soon(async () => expect(await driver.valueOf('银行卡号')).toBe('6225 8801 2345 6789'));
      },
      SLOW,
    ));

  it('hands in the complaint as it was typed', () =>
    journey(
      `slow-complaint-${msPerKey}`,
      async (all) => {
        const { driver } = all;
        await enterAs(all, 'credited', phoneOf(3));
        await driver.open('/pages/service/suggest/index');
        await driver.choose('和什么有关', '利息与费用');
        await driver.fill('具体内容', COMPLAINT, msPerKey);
        await driver.tapRole('button', '提交');
        await driver.see('答复期限');
        await driver.see(COMPLAINT);
      },
      SLOW,
    ));
});
