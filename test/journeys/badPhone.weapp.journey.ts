import { stage } from './driver';
import { passCheck } from './flows/check';
import { applyForCredit } from './flows/credit';
import { drawLoan } from './flows/loan';
import { logInFromHome, LOGIN } from './flows/login';
import { enterAs } from './flows/persona';
import { repayDue } from './flows/repay';

const { journey } = stage();
const HELP = '/pages/user/helpCenter/index';

/** All at once: the promises of an old iPhone, pages that show everything late, and a person who taps everything twice. */
const BAD = {
  phone: { promises: 'ios15', dataDelayMs: [50, 400, 120, 250], loginCodes: 'same' },
  nervous: true,
} as const;

describe('the main loop on a bad phone', () => {
  it('ends with one loan and one repayment, also after the network went and the memory was short', () =>
    journey(
      'bad-phone',
      async (all) => {
        const { driver, console, happens } = all;
        const phone = '13800143901';
        await logInFromHome(all, phone);
        await applyForCredit(all, phone);
        await happens({ kind: 'memoryWarning' });
        await happens({ kind: 'network', type: 'none' });
        await driver.see('网络不可用');
        await happens({ kind: 'network', type: '4g' });
        await driver.seeNot('网络不可用');
        await drawLoan(all, '5,000', true);
        await driver.see('已放款');
        await repayDue(all);
        await driver.see('还款成功，这期已还清');
        const ledger = await console.ledger();
        expect(ledger.balanced).toBe(true);
        expect(ledger.entries).toBe(2);
      },
      BAD,
    ));
});

describe('a person who is nine pages deep', () => {
  it('comes back from the identity check to the cancellation, which goes on', () =>
    journey('deep', async (all) => {
      const { driver, console } = all;
      const phone = '13800143902';
      await enterAs(all, 'credited', phone);
      await driver.open(HELP);
      for (let round = 0; round < 2; round += 1) {
        await driver.tapText('联系客服');
        await driver.arrive('/pages/service/online_customer/index');
        await driver.tapText('先看看帮助中心');
        await driver.arrive(HELP);
      }
      await driver.tapText('登录与账户');
      await driver.tapText('字太小，怎么调大');
      await driver.arrive('/pages/user/helpCenter/contract');
      await driver.tapText('去设置');
      await driver.tapText('账号管理');
      await driver.tapText('注销账号');
      await driver.tapRole('button', '继续注销');
      await driver.arrive('/pages/user/my/applyLogoutReason');
      await driver.choose('选一个原因', '不再需要借款');
      await driver.tapRole('checkbox', '我已了解注销后会怎样');
      await driver.tapRole('button', '验证身份并注销');
      await driver.tapRole('button', '提交注销');
      await console.advanceMinutes(61);
      await passCheck(all, phone);
      await driver.arrive('/pages/user/my/applyLogoutSuccess');
      await driver.see('注销申请已受理');
    }));
});

describe('a WeChat that is too old', () => {
  const OLD = { phone: { lacks: ['getWindowInfo', 'getDeviceInfo', 'getAppBaseInfo'] } };

  it.each(['/pages/home/index', LOGIN, '/pages/repay/index'])('gets one page in place of %s', (path) =>
    journey(
      'old-wechat',
      async ({ driver }) => {
        await driver.open(path);
        await driver.arrive('/pages/upgrade/index');
        await driver.see('请更新微信');
        await driver.screenshot('old');
      },
      OLD,
    ),
  );
});

describe('the menu of WeChat', () => {
  it('shares home and activities with the channel, and no page with personal data', () =>
    journey('share', async (all) => {
      const { driver, effects, happens } = all;
      await driver.enter('s=ygd&channel=4-4-2');
      await driver.see('登录 / 注册');
      await happens({ kind: 'share' });
      await enterAs(all, 'borrowing', '13800143903');
      for (const path of ['/pages/user/index', '/pages/repay/index', '/pages/bussiness/bankcard/index']) {
        await driver.open(path);
        await driver.arrive(path);
        await happens({ kind: 'share' });
      }
      const shared = (await effects()).filter(({ name }) => name === 'share').map(({ detail }) => detail);
      expect(shared).toEqual([
        { title: '申请额度、借款和还款', path: '/pages/home/index?s=ygd&channel=4-4-2' },
        null,
        null,
        null,
      ]);
    }));
});
